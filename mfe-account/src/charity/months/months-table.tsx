import type { Donations } from '@sufra/contracts';
import { formatMoney, perLocale, VisuallyHidden } from '@sufra/web-kit';
import { tableRoles } from '../../tables/table-roles.ts';
import { t } from '../../texts/text.ts';
import styles from './months-table.module.css';

const { table, rowGroup, row, columnHeader, rowHeader, cell } = tableRoles;

/** A table that draws itself: the bars repeat what the numbers say, for the eye alone. */
export function MonthsTable({ months, currency }: Pick<Donations, 'months' | 'currency'>) {
  const most = Math.max(...months.flatMap(({ pledged, given }) => [pledged, given]));

  return (
    <table {...table} className={styles.table}>
      <caption>
        <VisuallyHidden>{t('charity.months.caption')}</VisuallyHidden>
      </caption>
      <thead {...rowGroup}>
        <tr {...row} className={styles.heads}>
          <th {...columnHeader} scope="col" className={styles.unseen}>
            {t('charity.months.month')}
          </th>
          <th {...columnHeader} scope="col" className={styles.key} data-kind="pledged">
            {t('charity.months.pledged')}
          </th>
          <th {...columnHeader} scope="col" className={styles.key} data-kind="given">
            {t('charity.months.given')}
          </th>
        </tr>
      </thead>
      <tbody {...rowGroup}>
        {months.map(({ month, pledged, given }) => (
          <tr key={month} {...row} className={styles.row}>
            <th {...rowHeader} scope="row" className={styles.month}>
              <time dateTime={month}>{formatMonth(month)}</time>
            </th>
            <td {...cell} className={styles.cell}>
              <Bar kind="pledged" amount={pledged} {...{ most, currency }} />
            </td>
            <td {...cell} className={styles.cell}>
              <Bar kind="given" amount={given} {...{ most, currency }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface BarProps {
  kind: 'pledged' | 'given';
  amount: number;
  /** What fills the whole width. */
  most: number;
  currency: string;
}

// So that a small amount is seen.
const least = 1;

const Bar = ({ kind, amount, most, currency }: BarProps) => (
  <>
    <span className={styles.amount} data-is-none={amount === 0}>
      {formatMoney(amount, currency)}
    </span>
    <svg className={styles.track} aria-hidden="true">
      {amount > 0 && (
        <rect className={styles.bar} data-kind={kind} width={`${Math.max(least, (100 * amount) / most)}%`} />
      )}
    </svg>
  </>
);

const long = perLocale(
  locale => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** 'November 2026' */
const formatMonth = (month: string) => long().format(new Date(`${month}-01T00:00:00Z`));
