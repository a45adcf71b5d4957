import { useEffect } from 'react';

/** Keeps the screen awake while it is looked at. Browsers let go when the page is hidden, so it is asked for again. */
export function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let hasLeft = false;

    const hold = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      try {
        const taken = await navigator.wakeLock?.request('screen');
        if (hasLeft) await taken?.release();
        else lock = taken;
      } catch {
        // Refused, as with a low battery: the screen goes dark as it always does, and cooking goes on.
      }
    };

    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      hasLeft = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}
