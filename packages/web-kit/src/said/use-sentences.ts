import { useEffect, useState } from 'react';
import { knowSentences } from './say.ts';

/** For what the page shows without having asked for it: it is shown once more when the page can say it in its language. */
export function useSentences(): void {
  const [, setKnown] = useState(false);
  useEffect(() => void knowSentences().then(() => setKnown(true)), []);
}
