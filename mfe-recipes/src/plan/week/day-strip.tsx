import { VisuallyHidden } from '@sufra/web-kit';
import { t } from '../../texts/text.ts';
import { filledSlots, type Plan } from '../calendar-changes.ts';
import { formatDayNumber, formatWeekday, today } from '../dates.ts';
import { dayName } from '../slots.ts';
import { dayHeadingId } from './day-head.tsx';
import styles from './day-strip.module.css';

interface DayStripProps {
  plan: Plan;
  dates: readonly string[];
}

function goTo(date: string) {
  const heading = document.getElementById(dayHeadingId(date));
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** The days of the week in one line, where they stand one below the other: each is a press away. */
export function DayStrip({ plan, dates }: DayStripProps) {
  return (
    <nav aria-label={t('plan.days')} className={styles.strip} data-print="hide">
      <ul className={styles.days}>
        {dates.map(date => {
          const planned = filledSlots(plan, [date]).length;
          return (
            <li key={date}>
              <button
                type="button"
                className={styles.day}
                aria-current={date === today() ? 'date' : undefined}
                onClick={() => goTo(date)}
              >
                <VisuallyHidden>{t('plan.days.goTo', { day: dayName(date), planned })}</VisuallyHidden>
                <span aria-hidden="true" className={styles.weekday}>
                  {formatWeekday(date)}
                </span>
                <span aria-hidden="true" className={styles.number}>
                  {formatDayNumber(date)}
                </span>
                <span className={styles.mark} data-planned={planned > 0} />
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
