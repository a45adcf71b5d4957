import { useState, useSyncExternalStore } from 'react';
import { askToNotify, type MayNotify, mayNotify } from './may-notify.ts';
import { onRemindersChange, type ReminderKind, readReminders, writeReminder } from './reminder-choices.ts';

export interface ReminderState {
  isOn: boolean;
  may: MayNotify;
  /** The browser has no room to remember the choice. */
  isNotKept: boolean;
  turn(isOn: boolean): Promise<void>;
}

/** A reminder of this browser for a member. Only turning it on asks whether the site may notify. */
export function useReminder(member: string, kind: ReminderKind): ReminderState {
  const isChosen = useSyncExternalStore(onRemindersChange, () => readReminders(member).includes(kind));
  const [may, setMay] = useState(mayNotify);
  const [isNotKept, setNotKept] = useState(false);

  async function turn(isOn: boolean) {
    const answer = isOn ? await askToNotify() : may;
    setMay(answer);
    if (!isOn || answer === 'granted') setNotKept(!writeReminder(member, kind, isOn));
  }

  return { isOn: isChosen && may === 'granted', may, isNotKept, turn };
}
