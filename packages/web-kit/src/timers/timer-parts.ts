import type { Session } from '../session/create-session.ts';
import { PlacedTimers } from './placed-timers.tsx';
import { TimerAlarm } from './timer-alarm.tsx';
import { followSession } from './timer-session.ts';

export function timerParts(session: Session) {
  followSession(session);
  return { TimerAlarm, PlacedTimers };
}
