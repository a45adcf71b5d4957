const longest = 2_048;

// Control characters (tabs and line ends are dropped by browsers, and so join what they part) and backslashes
// (which browsers read as slashes), written out or percent-encoded, any number of times.
const forbidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u;

const signInPages = /^\/(?:signin|signup|auth|forgot-password|reset-password|undo-change)(?:\/|$)/i;

/** A path of this site to go to after signing in; the fallback for anything else. */
export function safeReturnTo(value: unknown, fallback = '/dashboard'): string {
  if (typeof value !== 'string' || value.length > longest || !value.startsWith('/')) return fallback;
  if (value !== value.trim() || forbidden.test(fullyDecoded(value))) return fallback;

  const base = 'https://here.invalid';
  const url = URL.canParse(value, base) ? new URL(value, base) : undefined;
  if (url?.origin !== base) return fallback;

  const path = fullyDecoded(url.pathname);
  if (path.startsWith('//') || signInPages.test(path)) return fallback;
  return url.pathname + url.search + url.hash;
}

function fullyDecoded(text: string) {
  let decoded = text;
  for (let round = 0; round < 5; round += 1) {
    const next = decoded.replace(/%[0-7][0-9a-f]/gi, code =>
      String.fromCharCode(Number.parseInt(code.slice(1), 16)),
    );
    if (next === decoded) break;
    decoded = next;
  }
  return decoded;
}

/** The sign-in page that leads back to where the visitor was about to go. */
export function signInPath({
  pathname,
  search = '',
  hash = '',
}: {
  pathname: string;
  search?: string;
  hash?: string;
}) {
  const returnTo = safeReturnTo(pathname + search + hash, '');
  return returnTo ? `/signin?returnTo=${encodeURIComponent(returnTo)}` : '/signin';
}
