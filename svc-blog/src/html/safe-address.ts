const outside = new Set(['http:', 'https:']);
const base = 'https://this.site.invalid';

/**
 * What a link may lead to, written as a browser would read it: whatever was hidden in it by case, entities, spaces or
 * line breaks is gone, and a scheme that is not one of these three is no link.
 */
export function safeAddress(given: string): string | undefined {
  const url = URL.parse(given, base);
  if (!url || url.username || url.password) return undefined;
  if (url.protocol === 'mailto:') return url.href;
  if (url.origin === base) return given.trim().startsWith('/') ? url.href.slice(base.length) : undefined;
  return outside.has(url.protocol) ? url.href : undefined;
}
