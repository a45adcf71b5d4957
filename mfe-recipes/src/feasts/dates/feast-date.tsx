import { dateIn, daysBetween } from '@sufra/prayer-times';
import { type Feast, feastOn, hijriIn } from '@sufra/prayer-times/hijri';
import { daysMoreOf } from '../../ramadan/choice/followed-moon.ts';
import { moonSource } from '../../ramadan/choice/moon-source.ts';
import type { RamadanChoice } from '../../ramadan/choice/ramadan-choice.ts';
import { useStoredChoice } from '../../ramadan/choice/use-ramadan-choice.ts';
import { formatLongDay } from '../../ramadan/times/format-times.ts';
import { useNow } from '../../ramadan/times/use-now.ts';
import { t } from '../../texts/text.ts';
import styles from './feast-date.module.css';

const minute = 60_000;

/** When a feast is, in the town and by the month's beginning that are chosen on `/ramadan` or announced there; its line is there before the time is known. */
export function FeastDate({ feast, name }: { feast: Feast; name?: string }) {
  const choice = useStoredChoice();
  const now = useNow(minute);
  return (
    <p className={styles.date}>
      {name && `${name} · `}
      {now && said(feast, now, choice)}
    </p>
  );
}

function said(feast: Feast, now: Date, choice: RamadanChoice) {
  const timeZone = choice.town?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const today = dateIn(timeZone, now);
  const begins = feastOn(feast, today, daysMoreOf(choice));
  const days = daysBetween(today, begins);
  const date = formatLongDay(begins);
  const when = days > 0 ? t('feast.when', { date, days }) : t('feast.now', { date });
  const source = moonSource(choice, hijriIn(begins, daysMoreOf(choice)));
  return source ? `${when} · ${source}` : when;
}
