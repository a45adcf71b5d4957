import { useEffect, useState } from 'react';

/** The clock, each second while it is looked at; at once when the page comes back from the background. */
export function useNow(isNeeded: boolean) {
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    if (!isNeeded) return;
    const look = () => setNow(Date.now());
    look();
    const beat = setInterval(look, 1_000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(beat);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isNeeded]);

  return now;
}
