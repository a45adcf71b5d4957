import type { Donations } from '@sufra/contracts';
import { VisuallyHidden } from '@sufra/web-kit';
import { tableRoles } from '../../tables/table-roles.ts';
import { Bar } from './bar.tsx';
import { formatMonth } from './format-month.ts';
import styles from './months-table.module.css';

const { table, rowGroup, row, columnHeader, rowHeader, cell } = tableRoles;

/** A table that draws itself: the bars repeat what the numbers say, for the eye alone. */
export function MonthsTable({ months, currency }: Pick<Donations, 'months' | 'currency'>) {
  const most = Math.max(...months.flatMap(({ pledged, given }) => [pledged, given]));

  return (
    <table {...table} className={styles.table}>
      <caption>
        <VisuallyHidden>Pledged and given, by month, the newest first</VisuallyHidden>
      </caption>
      <thead {...rowGroup}>
        <tr {...row} className={styles.heads}>
          <th {...columnHeader} scope="col" className={styles.unseen}>
            Month
          </th>
          <th {...columnHeader} scope="col" className={styles.key} data-kind="pledged">
            Pledged
          </th>
          <th {...columnHeader} scope="col" className={styles.key} data-kind="given">
            Given
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
