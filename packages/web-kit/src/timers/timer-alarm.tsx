import type { Timer } from './timer.ts';
import { useAlarm } from './use-alarm.ts';

export interface TimerAlarmProps {
  timers: Timer[];
  say: (message: string) => void;
}

export function TimerAlarm({ timers, say }: TimerAlarmProps) {
  useAlarm(timers, say);
  return null;
}
