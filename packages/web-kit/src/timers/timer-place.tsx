import { useContext } from 'react';
import { DialogDepth } from '../ui/page-end.ts';
import { useTimerParts } from './use-timer-parts.ts';

/** Where timers are shown: in the page, and in a dialog that takes its place. */
export function TimerPlace() {
  const depth = useContext(DialogDepth);
  const parts = useTimerParts();
  return parts && <parts.PlacedTimers depth={depth} />;
}
