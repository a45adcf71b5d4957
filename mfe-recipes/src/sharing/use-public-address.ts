import { pageLanguage, prefixOf, useBrowserValue } from '@sufra/web-kit';

/** Where everybody can see what is shared, in the language of who shares it; null while it is not. */
export function usePublicAddress(token: string | null): string | null {
  const origin = useBrowserValue(() => location.origin, '');
  return token && `${origin}${prefixOf(pageLanguage())}/r/${token}`;
}
