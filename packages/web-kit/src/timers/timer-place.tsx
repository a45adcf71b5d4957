import { createContext, useContext } from 'react';
import { useTimerParts } from './use-timer-parts.ts';

/** In how many dialogs something stands. */
export const DialogDepth = createContext(0);

/** Where timers are shown: in the page, and in a dialog that takes its place. */
export function TimerPlace() {
  const depth = useContext(DialogDepth);
  const parts = useTimerParts();
  return parts && <parts.PlacedTimers depth={depth} />;
}
