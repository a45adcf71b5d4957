import { useEffect, useState, useSyncExternalStore } from 'react';
import { askToNotify, type MayNotify, mayNotify } from './may-notify.ts';
import { onRemindersChange, type ReminderKind, readReminders, writeReminder } from './reminder-choices.ts';
import { siteSends } from './site-sends.ts';

export interface ReminderState {
  isOn: boolean;
  may: MayNotify;
  /** False where a browser that is closed cannot be woken. */
  sends: boolean;
  /** The browser has no room to remember the choice. */
  isNotKept: boolean;
  turn(isOn: boolean): Promise<void>;
}

/** A reminder of this browser for a member. Only turning it on asks whether the site may notify. */
export function useReminder(member: string, kind: ReminderKind): ReminderState {
  const isChosen = useSyncExternalStore(onRemindersChange, () => readReminders(member).includes(kind));
  const [may, setMay] = useState(mayNotify);
  const [isNotKept, setNotKept] = useState(false);
  const [sends, setSends] = useState(true);

  useEffect(() => {
    let isHere = true;
    void siteSends().then(does => isHere && setSends(does));
    return () => {
      isHere = false;
    };
  }, []);

  async function turn(isOn: boolean) {
    const known = mayNotify();
    // What is known is not waited for, so that the switch moves at once.
    const answer = isOn && known === 'default' ? await askToNotify() : known;
    setMay(answer);
    if (!isOn || answer === 'granted') setNotKept(!writeReminder(member, kind, isOn));
  }

  return { isOn: isChosen && may === 'granted', may, sends, isNotKept, turn };
}
