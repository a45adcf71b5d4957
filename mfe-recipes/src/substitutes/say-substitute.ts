import { pageLanguage } from '@sufra/web-kit';
import { useEffect, useState } from 'react';

let known: ReadonlyMap<string, string> | undefined;

/** A page in another language loads them where it shows one; without them, as when the connection is lost, English stands. */
async function knowSubstitutes(): Promise<void> {
  const loaded = await import('./known-substitutes.ts').catch(() => undefined);
  known ??= loaded?.knownSubstitutes();
}

/** What the guard names in English, in the page's language as far as it is loaded. */
export const saySubstitute = (words: string) => knownSubstitute(words) ?? words;

export const knownSubstitute = (words: string) => known?.get(words);

/** The same for what is to be shown once more when it is loaded. */
export function useSubstitutes(): (words: string) => string {
  const [, setKnown] = useState(known);
  useEffect(() => {
    if (known || pageLanguage() === 'en') return;
    let isShown = true;
    void knowSubstitutes().then(() => isShown && setKnown(known));
    return () => {
      isShown = false;
    };
  }, []);
  return saySubstitute;
}

/** Tests walk from language to language on one page. */
export function forgetSubstitutes() {
  known = undefined;
}
