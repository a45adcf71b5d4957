import { keptForMember } from '../session/kept-for-member.ts';

export const reminderKinds = ['timers', 'iftar', 'suhoor'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

const changed = 'sufra:reminders-changed';

const storeOf = (member: string) => keptForMember(member, 'reminders');

/** What this browser reminds a member of: each kind is off until it is turned on. */
export function readReminders(member: string): ReminderKind[] {
  const kept = storeOf(member).read();
  return reminderKinds.filter(kind => Array.isArray(kept) && kept.includes(kind));
}

/** Whether it is kept. */
export function writeReminder(member: string, kind: ReminderKind, isOn: boolean): boolean {
  const others = readReminders(member).filter(each => each !== kind);
  const isKept = storeOf(member).write(isOn ? [...others, kind] : others);
  if (isKept) dispatchEvent(new Event(changed));
  return isKept;
}

export function onRemindersChange(listener: () => void) {
  addEventListener(changed, listener);
  addEventListener('storage', listener); // in another tab
  return () => {
    removeEventListener(changed, listener);
    removeEventListener('storage', listener);
  };
}
