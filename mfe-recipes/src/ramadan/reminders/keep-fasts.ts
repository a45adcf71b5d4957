import { nameOfTown } from '@sufra/prayer-times/towns';
import { pageLanguage } from '@sufra/web-kit';
import { keepFastReminders, type Reminder, readReminders } from '@sufra/web-kit/reminders';
import { t } from '../../texts/text.ts';
import type { RamadanChoice } from '../choice/ramadan-choice.ts';
import { choiceNow } from '../choice/use-ramadan-choice.ts';
import { formatClock } from '../times/format-times.ts';
import { fastsAhead } from './fasts-ahead.ts';

/** There is time to drink: a message that came at the end itself, or late, would be of no use. */
export const minutesBeforeSuhoorEnds = 15;

const path = '/ramadan';

function remindersOf({ town, ...choice }: RamadanChoice, now: Date): Reminder[] {
  if (!town) return [];
  const place = nameOfTown(town, pageLanguage());
  const clock = (at: Date) => formatClock(at, town.timeZone);
  return fastsAhead({ ...choice, town }, now).flatMap(({ date, suhoorEnds, iftar }) => [
    {
      kind: 'suhoor',
      at: suhoorEnds.getTime() - minutesBeforeSuhoorEnds * 60_000,
      tag: `suhoor ${date}`,
      title: t('ramadan.reminders.suhoorSoon', { minutes: minutesBeforeSuhoorEnds }),
      body: t('ramadan.reminders.at', { time: clock(suhoorEnds), town: place }),
      path,
    },
    {
      kind: 'iftar',
      at: iftar.getTime(),
      tag: `iftar ${date}`,
      title: t('ramadan.reminders.iftarNow'),
      body: t('ramadan.reminders.at', { time: clock(iftar), town: place }),
      path,
    },
  ]);
}

/** Says to the shell what to announce, in the words of this page; nothing for those who have turned neither on. */
export function keepFasts(member: string, choice = choiceNow(), now = new Date()): void {
  const isWanted = readReminders(member).some(kind => kind !== 'timers');
  keepFastReminders(member, isWanted ? remindersOf(choice, now) : []);
}
