import { useEffect } from 'react';
import { forgetOldTimers, useTimers } from './timer-store.ts';
import { useAlarm } from './use-alarm.ts';

/** Says and rings what ends; draws nothing. */
export function TimerAlarm({ say }: { say: (message: string) => void }) {
  useEffect(forgetOldTimers, []);
  useAlarm(useTimers(), say);
  return null;
}
