import { type CivilDate, type Prayer, prayers } from '@sufra/prayer-times';
import { classes } from '@sufra/web-kit';
import { t } from '../../texts/text.ts';
import type { MonthDay } from '../calendar/month-days.ts';
import { formatClock, formatNumber, formatShortDay } from '../times/format-times.ts';
import styles from './month-table.module.css';

const heads = (): Record<Prayer, string> => ({
  fajr: t('ramadan.column.suhoor'),
  sunrise: t('ramadan.column.sunrise'),
  dhuhr: t('ramadan.column.dhuhr'),
  asr: t('ramadan.column.asr'),
  maghrib: t('ramadan.column.iftar'),
  isha: t('ramadan.column.isha'),
});

const isOfFast = (prayer: Prayer) => prayer === 'fajr' || prayer === 'maghrib';
const lookOf = (prayer: Prayer) => (isOfFast(prayer) ? styles.fast : styles.prayer);

export const MonthTable = ({ days, timeZone, today }: MonthTableProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">{t('ramadan.column.day')}</th>
        <th scope="col">{t('ramadan.column.date')}</th>
        {prayers.map(prayer => (
          <th key={prayer} scope="col" className={lookOf(prayer)}>
            {heads()[prayer]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {days.map(({ day, date, times }) => (
        <tr
          key={date}
          className={classes(date === today && styles.today)}
          aria-current={date === today ? 'date' : undefined}
        >
          <th scope="row">{formatNumber(day)}</th>
          <td>{formatShortDay(date)}</td>
          {prayers.map(prayer => (
            <td key={prayer} className={lookOf(prayer)}>
              {formatClock(prayer === 'fajr' ? times.suhoorEnds : times[prayer], timeZone)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

interface MonthTableProps {
  days: MonthDay[];
  timeZone: string;
  today: CivilDate;
}
