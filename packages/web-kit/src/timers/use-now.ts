import { useEffect, useState } from 'react';

/** The clock, each second; at once when the page comes back from the background. */
export function useNow() {
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    const beat = setInterval(look, 1_000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(beat);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  return now;
}
