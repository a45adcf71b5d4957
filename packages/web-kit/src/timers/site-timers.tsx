import { useState } from 'react';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { TimerPlace } from './timer-place.tsx';
import { useTimers } from './timer-store.ts';
import { useTimerParts } from './use-timer-parts.ts';

/** The timers of this browser at the end of every page, once a page, inside the router. */
export function SiteTimers() {
  const timers = useTimers();
  const parts = useTimerParts(timers.length > 0);
  const [message, setMessage] = useState('');
  return (
    <>
      {/* There before a dialog opens: what comes later into the page beneath one is not read out. */}
      <VisuallyHidden aria-live="assertive" aria-atomic="true">
        {message}
      </VisuallyHidden>
      {parts && <parts.TimerAlarm timers={timers} say={setMessage} />}
      <TimerPlace />
    </>
  );
}
