let drawn: string | undefined;

// Builds run this as well, which have no document.
const { document } = globalThis as { document?: { documentElement: { lang: string } } };

/** The language of the page: the browser reads it where the server wrote it, in `<html lang>`. It stays as long as the page does. */
export const pageLanguage = (): string => drawn ?? (document?.documentElement.lang || 'en');

/** Where there is no document, in a build and on a server: the language of what is said from now on. */
export function drawIn(language: string) {
  drawn = language;
}
