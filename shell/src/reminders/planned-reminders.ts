import { limits } from '@sufra/contracts';
import { type Reminder, type ReminderKind, readFastReminders } from '@sufra/web-kit/reminders';
import { readTimers } from '@sufra/web-kit/running-timers';
import { t } from '../texts/text.ts';

const aDayMs = 86_400_000;

const timerReminders = (lag: number): Reminder[] =>
  readTimers()
    .filter(({ pausedWith }) => pausedWith === null)
    .map(({ id, name, about, link, endsAt }) => ({
      kind: 'timers',
      // A timer runs by the clock of this device, the browser is woken by that of the service.
      at: endsAt + lag,
      tag: `${id} ${endsAt}`,
      title: t('reminders.timer', { name }),
      body: about,
      path: link,
    }));

/** What is ahead of what the member has turned on, the nearest first: no more than the service takes, which is told of the rest later. */
export function plannedReminders(
  member: string,
  { kinds, lag, now }: { kinds: readonly ReminderKind[]; lag: number; now: number },
): Reminder[] {
  const last = now + lag + limits.reminderDaysAhead * aDayMs;
  return [...timerReminders(lag), ...readFastReminders(member)]
    .filter(({ kind, at }) => kinds.includes(kind) && at > now + lag && at < last)
    .toSorted((one, other) => one.at - other.at)
    .slice(0, limits.remindersOfBrowser);
}
