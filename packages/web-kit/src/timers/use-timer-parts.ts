import { useEffect, useState } from 'react';
import { pageFailed } from '../page-failed.ts';
import { session } from '../session/session.ts';
import { useHasTimers } from './timer-storage.ts';

type TimerParts = ReturnType<typeof import('./timer-parts.ts').timerParts>;

const againAfter = 10_000;
let arrived: TimerParts | undefined;

/** What shows and rings timers, while there are any: most visits have none, so it is fetched with the first. */
export function useTimerParts(): TimerParts | undefined {
  const hasTimers = useHasTimers();
  const [parts, setParts] = useState(arrived);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another import
  useEffect(() => {
    if (!hasTimers || parts) return;
    let isHere = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    import('./timer-parts.ts').then(
      ({ timerParts }) => {
        arrived ??= timerParts(session);
        if (isHere) setParts(arrived);
      },
      error => {
        dispatchEvent(new CustomEvent(pageFailed, { detail: error }));
        if (isHere) again = setTimeout(() => setTries(count => count + 1), againAfter);
      },
    );
    return () => {
      isHere = false;
      clearTimeout(again);
    };
  }, [hasTimers, parts, tries]);

  return hasTimers ? parts : undefined;
}
