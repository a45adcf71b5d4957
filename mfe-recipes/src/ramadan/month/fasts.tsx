import { addDays, dateIn } from '@sufra/prayer-times';
import { hijriIn, markOf } from '@sufra/prayer-times/hijri';
import { t } from '../../texts/text.ts';
import { markNames } from '../calendar/mark-names.ts';
import { daysMoreOf } from '../choice/followed-moon.ts';
import type { RamadanChoice } from '../choice/ramadan-choice.ts';
import styles from '../ramadan-page.module.css';
import { formatHijriDay, formatShortDay } from '../times/format-times.ts';

const ahead = 60;
const most = 8;

/** The days of fasting outside of Ramadan, for those who want them. */
export function Fasts({
  choice,
  now,
  onShow,
}: {
  choice: RamadanChoice;
  now: Date;
  onShow: (shows: boolean) => void;
}) {
  const shows = choice.showsFasts === true;
  return (
    <section className={styles.fasts} aria-labelledby="fasts" data-print="hide">
      <h2 id="fasts" className={styles.heading}>
        {t('ramadan.fasts')}
      </h2>
      <label className={styles.show}>
        <input type="checkbox" checked={shows} onChange={event => onShow(event.target.checked)} />
        <span>{t('ramadan.fasts.show')}</span>
      </label>
      {shows && (
        <ol className={styles.fastDays}>
          {nextFasts(choice, now).map(({ date, hijri, mark }) => (
            <li key={date}>
              <span className={styles.mark}>{markNames()[mark]}</span>
              <span>{formatShortDay(date)}</span>
              <span className={styles.hijri}>{formatHijriDay(hijri)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function nextFasts(choice: RamadanChoice, now: Date) {
  const today = dateIn(choice.town?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone, now);
  return Array.from({ length: ahead }, (_, days) => addDays(today, days))
    .flatMap(date => {
      const hijri = hijriIn(date, daysMoreOf(choice));
      const mark = markOf(date, hijri);
      return mark ? [{ date, hijri, mark }] : [];
    })
    .slice(0, most);
}
