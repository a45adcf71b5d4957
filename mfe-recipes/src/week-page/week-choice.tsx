import { addDays, mondayOf } from '@sufra/contracts';
import { IconButton, LinkButton } from '@sufra/web-kit';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { formatWeek, today } from '../plan/dates.ts';
import { t } from '../texts/text.ts';
import styles from './week-page.module.css';

export const weekPath = (monday: string) =>
  monday === mondayOf(today()) ? '/dashboard/week' : `/dashboard/week?week=${monday}`;

/** Which week is looked at. */
export function WeekChoice({ monday }: { monday: string }) {
  const navigate = useNavigate();
  const go = (days: number) => void navigate(weekPath(addDays(monday, days)));
  return (
    <nav aria-label={t('plan.weeks')} className={styles.choice}>
      <IconButton data-print="hide" label={t('plan.week.before')} onClick={() => go(-7)}>
        <ChevronLeft aria-hidden="true" className={styles.arrow} />
      </IconButton>
      <p className={styles.name} aria-live="polite">
        {formatWeek(monday)}
      </p>
      <IconButton data-print="hide" label={t('plan.week.after')} onClick={() => go(7)}>
        <ChevronRight aria-hidden="true" className={styles.arrow} />
      </IconButton>
      {monday !== mondayOf(today()) && (
        <LinkButton data-print="hide" tone="quiet" to="/dashboard/week">
          {t('plan.week.this')}
        </LinkButton>
      )}
    </nav>
  );
}
