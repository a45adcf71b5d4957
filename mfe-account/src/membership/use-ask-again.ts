import { useEffect, useState } from 'react';

// Somebody who waits looks at the screen: often at first, and after a minute and a half no longer.
const pauses = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000];

interface Question {
  /** As long as there is no answer that settles it. */
  isOpen: boolean;
  /** Never rejects; the same function from one drawing to the next. */
  ask: () => Promise<unknown>;
}

/** Asks again with growing pauses until the question is settled, and gives up after the last. */
export function useAskAgain({ isOpen, ask }: Question) {
  const [asked, setAsked] = useState(0);
  const pause = pauses[asked];

  useEffect(() => {
    if (!isOpen) return setAsked(0);
    if (pause === undefined) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      await ask();
      if (!isOver) setAsked(asked + 1);
    }, pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isOpen, ask, asked, pause]);

  return { hasGivenUp: isOpen && pause === undefined, startOver: () => setAsked(0) };
}
