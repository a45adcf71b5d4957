import { useEffect, useState } from 'react';
import { clockLag } from './server-clock.ts';

/** The server's time, every so many milliseconds; undefined until it is known. */
export function useNow(every: number): Date | undefined {
  const [now, setNow] = useState<Date>();

  useEffect(() => {
    let lag: number | undefined;
    const tick = () => {
      if (lag !== undefined) setNow(new Date(Date.now() + lag));
    };
    clockLag().then(known => {
      lag = known;
      tick();
    });
    const timer = setInterval(tick, every);
    // A sleeping phone has missed its ticks.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [every]);

  return now;
}
