import { useState } from 'react';
import { whenMemberLeaves } from '../session/when-member-leaves.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { TimerPlace } from './timer-place.tsx';
import { writeTimers } from './timer-storage.ts';
import { useTimerParts } from './use-timer-parts.ts';

/** The timers of this browser at the end of every page, once a page, inside the router. */
export function SiteTimers() {
  const parts = useTimerParts();
  const [message, setMessage] = useState('');
  return (
    <>
      {/* There before a dialog opens: what comes later into the page beneath one is not read out. */}
      <VisuallyHidden aria-live="assertive" aria-atomic="true">
        {parts && message}
      </VisuallyHidden>
      {parts && <parts.TimerAlarm say={setMessage} />}
      <TimerPlace />
    </>
  );
}

whenMemberLeaves(() => writeTimers([]));
