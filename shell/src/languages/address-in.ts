import { pageLanguage, prefixOf, withinLanguage } from '@sufra/web-kit';

/** The address of the page that one is on, in another language; of the home page where this one has no such address. */
export function addressIn(language: string): string {
  const path = withinLanguage(location.pathname) ?? '/';
  const isHome = path === '/' && language !== 'en';
  return prefixOf(language) + (isHome ? '' : path) + location.search + location.hash;
}

/** What the router takes off each address before it looks for its page. */
export const basename = () => prefixOf(pageLanguage()) || '/';
