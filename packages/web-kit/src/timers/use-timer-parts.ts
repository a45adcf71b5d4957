import { useEffect, useState } from 'react';
import { pageFailed } from '../page-failed.ts';

type TimerParts = Pick<typeof import('./timer-parts.ts'), 'TimerAlarm' | 'TimerBar'>;

const againAfter = 10_000;
let arrived: TimerParts | undefined;

/** What shows and rings timers is fetched when there is a timer: most visits have none. */
export function useTimerParts(isNeeded: boolean): TimerParts | undefined {
  const [parts, setParts] = useState(arrived);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another import
  useEffect(() => {
    if (!isNeeded || parts) return;
    let isHere = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    import('./timer-parts.ts').then(
      ({ TimerAlarm, TimerBar }) => {
        arrived = { TimerAlarm, TimerBar };
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
  }, [isNeeded, parts, tries]);

  return parts;
}
