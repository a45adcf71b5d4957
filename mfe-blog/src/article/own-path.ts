import { isLanguage } from '@sufra/texts';
import { withinLanguage } from '@sufra/web-kit';

const isOfOtherLanguage = (pathname: string) => isLanguage(pathname.split('/')[1]);

/** The path that a link leads to within this site; undefined when it leads elsewhere or wants a window of its own. */
export function ownPath(event: MouseEvent): string | undefined {
  const wantsWindow = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (wantsWindow || event.defaultPrevented || !link?.getAttribute('href')) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href, location.href);
  if (origin !== location.origin || pathname.startsWith('/api/')) return undefined;
  // A text names pages without a language, or was written with the address of this one.
  const path = withinLanguage(pathname) ?? pathname;
  return isOfOtherLanguage(path) ? undefined : path + search + hash;
}
