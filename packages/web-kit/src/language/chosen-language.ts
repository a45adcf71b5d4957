const cookie = /(?:^|; )language=([\w-]+)/;

/** What this browser's visitor has chosen to read; the server never asks, so each address has one page for all. */
export const chosenLanguage = (): string | undefined => cookie.exec(document.cookie)?.[1];

const yearInSeconds = 31_536_000;

export function rememberLanguage(language: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and answers later
  document.cookie = `language=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`;
}
