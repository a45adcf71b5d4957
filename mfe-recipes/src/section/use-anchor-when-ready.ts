import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** What lies above an anchor comes by and by and pushes it away: scrolls to it once all is there, once for each link. */
export function useAnchorWhenReady(isReady: boolean) {
  const { hash, key } = useLocation();
  const followed = useRef<string>(undefined);

  useEffect(() => {
    if (!isReady || !hash || followed.current === key) return;
    // In the frame in which it is laid out.
    const frame = requestAnimationFrame(() => {
      followed.current = key;
      document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, [isReady, hash, key]);
}
