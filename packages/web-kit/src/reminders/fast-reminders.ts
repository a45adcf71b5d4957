import { keptForMember } from '../session/kept-for-member.ts';
import { type ReminderKind, reminderKinds } from './reminder-choices.ts';

/** What a browser shows at a moment, in the words of the page that planned it. */
export interface Reminder {
  kind: ReminderKind;
  /** Milliseconds since 1970. */
  at: number;
  /** Two of the same tag are never shown beside each other. */
  tag: string;
  title: string;
  body: string;
  /** Where it leads, as slices know their pages. */
  path: string;
}

const changed = 'sufra:fast-reminders-changed';
const storeOf = (member: string) => keptForMember(member, 'fast-reminders');

function isReminder(value: Partial<Reminder> | null): value is Reminder {
  const texts = [value?.tag, value?.title, value?.body, value?.path];
  return (
    reminderKinds.some(kind => kind === value?.kind) &&
    Number.isFinite(value?.at) &&
    texts.every(text => typeof text === 'string')
  );
}

/** Written where times are computed, and read by the shell, which wakes the browser: neither needs the other to be open. */
export function keepFastReminders(member: string, reminders: readonly Reminder[]): void {
  const store = storeOf(member);
  if (JSON.stringify(store.read() ?? []) === JSON.stringify(reminders)) return;
  // A browser that keeps nothing has kept no choice of them either.
  if (store.write(reminders)) dispatchEvent(new Event(changed));
}

export function readFastReminders(member: string): Reminder[] {
  const kept = storeOf(member).read();
  return Array.isArray(kept) ? kept.filter(isReminder) : [];
}

export function onFastRemindersChange(listener: () => void) {
  addEventListener(changed, listener);
  return () => removeEventListener(changed, listener);
}
