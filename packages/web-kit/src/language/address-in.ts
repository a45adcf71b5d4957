import { pageLanguage } from '@sufra/texts/page-language';

/** What the addresses of a language begin with: English has no prefix. */
export const prefixOf = (language: string) => (language === 'en' ? '' : `/${language}`);

/** The path of a page as slices know it; nothing where it is not of the language of this page. */
export function withinLanguage(pathname: string): string | undefined {
  const prefix = prefixOf(pageLanguage());
  if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return undefined;
  return pathname.slice(prefix.length) || '/';
}
