import type { StoredReminder } from './reminder-store.ts';

/** A message may be a moment early by this device's clock. What it is for is then waited for. */
const earlyMs = 5_000;
/** Later ones are of no use: a push service holds them back for two minutes at most. */
const lateMs = 10 * 60_000;

/** What a message is for, which itself says nothing, in the order in which it is due. `now` is by the service's clock. */
export const dueAt = (reminders: readonly StoredReminder[], now: number): StoredReminder[] =>
  reminders
    .filter(({ at, isShown }) => !isShown && at <= now + earlyMs && at > now - lateMs)
    .toSorted((one, other) => one.at - other.at);
