import type { Donations } from '@sufra/contracts';
import { classes, formatDate, formatMoney, LoadMore } from '@sufra/web-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import tableStyles from '../../tables/table.module.css';
import { tableRoles } from '../../tables/table-roles.ts';
import sections from '../charity.module.css';
import { transfersQuery } from '../charity-api.ts';
import { LedgerSection } from '../ledger-section.tsx';
import styles from './transfers.module.css';

const { table, rowGroup, row, columnHeader, rowHeader, cell } = tableRoles;
const head = { ...columnHeader, scope: 'col' } as const;

/** The newest come with the ledger, and stand there until all can be asked for. */
export function Transfers({ transfers: newest, currency }: Donations) {
  const pages = useInfiniteQuery({ ...transfersQuery, enabled: newest.length > 0 });
  const transfers = pages.data ?? newest;
  return (
    <LedgerSection
      title="Transfers"
      lead="Pledges are gathered and given together. Each transfer is entered once, for good."
    >
      {transfers.length === 0 ? (
        <p className={sections.none}>No transfer yet.</p>
      ) : (
        <TransfersTable transfers={transfers} currency={currency} />
      )}
      {pages.data && <LoadMore pages={pages} shown={transfers.length} noun="transfers" />}
    </LedgerSection>
  );
}

const TransfersTable = ({ transfers, currency }: Pick<Donations, 'transfers' | 'currency'>) => (
  <table {...table} className={classes(tableStyles.table, styles.table)} aria-label="Transfers">
    <thead {...rowGroup}>
      <tr {...row}>
        <th {...head}>Date</th>
        <th {...head}>Charity</th>
        <th {...head}>Reference</th>
        <th {...head} className={tableStyles.number}>
          Amount
        </th>
      </tr>
    </thead>
    <tbody {...rowGroup}>
      {transfers.map(({ at, charity, reference, amount }) => (
        <tr key={`${charity} ${reference}`} {...row}>
          <td {...cell} className={styles.date}>
            <time dateTime={at}>{formatDate(at)}</time>
          </td>
          <th {...rowHeader} scope="row" className={styles.charity}>
            <bdi>{charity}</bdi>
          </th>
          <td {...cell} className={styles.reference}>
            <bdi>{reference}</bdi>
          </td>
          <td {...cell} className={classes(tableStyles.number, styles.amount)}>
            {formatMoney(amount, currency)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
