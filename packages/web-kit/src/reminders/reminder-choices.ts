export const reminderKinds = ['timers', 'iftar', 'suhoor'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

const changed = 'sufra:reminders-changed';

/** As `keptForMember` names it: signing out forgets it with all that is kept for a member. */
const keyOf = (member: string) => `kept-for:${member}:reminders`;

/** What this browser reminds a member of: each kind is off until it is turned on. */
export function readReminders(member: string): ReminderKind[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(member)) ?? '[]');
    return reminderKinds.filter(kind => Array.isArray(kept) && kept.includes(kind));
  } catch {
    return []; // storage is switched off, or holds what another version wrote
  }
}

/** Whether it is kept. */
export function writeReminder(member: string, kind: ReminderKind, isOn: boolean): boolean {
  const others = readReminders(member).filter(each => each !== kind);
  try {
    localStorage.setItem(keyOf(member), JSON.stringify(isOn ? [...others, kind] : others));
  } catch {
    return false;
  }
  dispatchEvent(new Event(changed));
  return true;
}

export function onRemindersChange(listener: () => void) {
  addEventListener(changed, listener);
  addEventListener('storage', listener); // in another tab
  return () => {
    removeEventListener(changed, listener);
    removeEventListener('storage', listener);
  };
}
