import { useBrowserValue } from '@sufra/web-kit';

/** Where everybody can see what is shared; null while it is not. */
export function usePublicAddress(token: string | null): string | null {
  const origin = useBrowserValue(() => location.origin, '');
  return token && `${origin}/r/${token}`;
}
