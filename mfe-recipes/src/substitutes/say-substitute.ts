import { pageLanguage } from '@sufra/web-kit';
import { useEffect, useState } from 'react';
import type { KnownSubstitutes } from './known-substitutes.ts';

let known: KnownSubstitutes | undefined;

/** What the guard names in English, 'beef' or 'beef or lamb', in the page's language as far as it is loaded. */
export const saySubstitute = (words: string) => known?.(words) ?? words;

/**
 * For what shows them, and is to be shown once more when they are loaded: a page in another language loads them there. Without
 * them, as when the connection is lost, English stands.
 */
export function useSubstitutes(): (words: string) => string {
  const [, setKnown] = useState(false);
  useEffect(() => {
    if (pageLanguage() === 'en') return;
    import('./known-substitutes.ts').then(
      ({ knownSubstitutes }) => {
        known ??= knownSubstitutes();
        setKnown(true);
      },
      () => {},
    );
  }, []);
  return saySubstitute;
}

/** Tests walk from language to language on one page. */
export function forgetSubstitutes() {
  known = undefined;
}
