import { pageLanguage, say } from '@sufra/web-kit';
import { useEffect, useState } from 'react';

let known: Map<string, () => string> | undefined;

/** What a school holds, or why the check finds something, in the page's language as far as it is loaded. */
export const sayHeld = (sentence: string): string => known?.get(sentence)?.() ?? say(sentence);

/** For what shows such sentences, if it does: a page in another language loads them then. Without them English stands. */
export function useHeld(isShown: boolean): (sentence: string) => string {
  const [, setKnown] = useState(false);
  useEffect(() => {
    if (!isShown || pageLanguage() === 'en') return;
    import('./held-texts.ts').then(
      ({ heldTexts, citationTexts }) => {
        known ??= new Map([...Object.entries(heldTexts()), ...Object.entries(citationTexts())]);
        setKnown(true);
      },
      () => {},
    );
  }, [isShown]);
  return sayHeld;
}
