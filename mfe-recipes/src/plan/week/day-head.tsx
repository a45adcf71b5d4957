import type { ReactNode } from 'react';
import { t } from '../../texts/text.ts';
import { formatDay, today } from '../dates.ts';
import { dayName } from '../slots.ts';
import styles from './week.module.css';

export const dayHeadingId = (date: string) => `day-${date}`;

interface DayHeadProps {
  date: string;
  children: ReactNode;
}

/** Which day it is, and what is done with all of it. */
export function DayHead({ date, children }: DayHeadProps) {
  return (
    <div className={styles.dayHead}>
      <h2 id={dayHeadingId(date)} tabIndex={-1} className={styles.dayName}>
        {dayName(date)}
      </h2>
      <small className={styles.date}>{formatDay(date)}</small>
      {date === today() && <small className={styles.today}>{t('plan.today.today')}</small>}
      {children}
    </div>
  );
}
