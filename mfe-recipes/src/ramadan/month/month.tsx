import { addDays, type CivilDate, dateIn } from '@sufra/prayer-times';
import { monthStart, ramadanOf } from '@sufra/prayer-times/hijri';
import { nameOfTown } from '@sufra/prayer-times/towns';
import { Button, pageLanguage } from '@sufra/web-kit';
import { CalendarPlus, Printer } from 'lucide-react';
import { useMemo } from 'react';
import { t } from '../../texts/text.ts';
import { calendarFile, inWords } from '../calendar/calendar-file.ts';
import { monthDays } from '../calendar/month-days.ts';
import { daysMoreOf, sourceOf } from '../choice/followed-moon.ts';
import { moonSource } from '../choice/moon-source.ts';
import type { RamadanChoice } from '../choice/ramadan-choice.ts';
import styles from '../ramadan-page.module.css';
import { WithSubscription } from '../subscription/subscribe.tsx';
import { formatLongDay, formatNumber } from '../times/format-times.ts';
import { MonthTable } from './month-table.tsx';
import { saveFile } from './save-file.ts';

/** The whole month in a town; without one, when it is. */
export function Month({ choice, now }: { choice: RamadanChoice; now: Date }) {
  const { town } = choice;
  const today = dateIn(town?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone, now);
  const month = ramadanOf(today, daysMoreOf(choice));
  const year = formatNumber(month.year);

  return (
    <section className={styles.month} aria-labelledby="month">
      <h2 id="month" className={styles.heading}>
        {town
          ? t('ramadan.monthIn', { year, town: nameOfTown(town, pageLanguage()) })
          : t('ramadan.month', { year })}
      </h2>
      <Dates month={month} choice={choice} />
      {town ? (
        <Days town={town} month={month} choice={choice} today={today} now={now} />
      ) : (
        <p className={styles.choose}>{t('ramadan.choose')}</p>
      )}
    </section>
  );
}

type OfMonth = { month: ReturnType<typeof ramadanOf>; choice: RamadanChoice };

function Dates({ month, choice }: OfMonth) {
  const following = { ...month, month: month.month + 1 };
  const first = formatLongDay(monthStart(month, daysMoreOf(choice)));
  const last = formatLongDay(addDays(monthStart(following, daysMoreOf(choice)), -1));
  const source = moonSource(choice, month) ?? moonSource(choice, following);
  if (!source) return <p className={styles.dates}>{t('ramadan.dates', { first, last })}</p>;
  const isEndTold = sourceOf(choice, following) !== undefined;
  return (
    <p className={styles.dates}>
      {isEndTold ? t('ramadan.dates.told', { first, last }) : t('ramadan.dates.begun', { first, last })} ·{' '}
      {source}
    </p>
  );
}

function Days({ town, month, choice, today, now }: DaysProps) {
  const { year } = month;
  const days = useMemo(
    () => monthDays({ year, month: month.month }, town, choice),
    [year, month.month, town, choice],
  );
  const decided = new Set(days.map(({ times }) => times.decidedBy));
  const name = nameOfTown(town, pageLanguage());
  const save = () =>
    saveFile(
      `ramadan-${year}.ics`,
      'text/calendar;charset=utf-8',
      calendarFile(days.map(inWords), { town: name, made: now }),
    );

  return (
    <>
      <WithSubscription choice={{ ...choice, town }}>
        <Button tone="quiet" onClick={() => print()}>
          <Printer aria-hidden="true" />
          {t('ramadan.print')}
        </Button>
        <Button tone="quiet" onClick={save}>
          <CalendarPlus aria-hidden="true" />
          {t('ramadan.calendar')}
        </Button>
      </WithSubscription>
      {decided.has('nearest-latitude') && <p className={styles.rule}>{t('ramadan.rule.polar')}</p>}
      {decided.has('night') && <p className={styles.rule}>{t('ramadan.rule.night')}</p>}
      <MonthTable days={days} timeZone={town.timeZone} today={today} />
    </>
  );
}

type DaysProps = OfMonth & { town: NonNullable<RamadanChoice['town']>; today: CivilDate; now: Date };
