import type { Donations } from '@sufra/contracts';
import { classes, formatDate, formatMoney, LoadMore } from '@sufra/web-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import tableStyles from '../../tables/table.module.css';
import { tableRoles } from '../../tables/table-roles.ts';
import { t } from '../../texts/text.ts';
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
    <LedgerSection title={t('charity.transfers.title')} lead={t('charity.transfers.lead')}>
      {transfers.length === 0 ? (
        <p className={sections.none}>{t('charity.transfers.none')}</p>
      ) : (
        <TransfersTable transfers={transfers} currency={currency} />
      )}
      {pages.data && <LoadMore pages={pages} shown={transfers.length} texts={listTexts()} />}
    </LedgerSection>
  );
}

const TransfersTable = ({ transfers, currency }: Pick<Donations, 'transfers' | 'currency'>) => (
  <table
    {...table}
    className={classes(tableStyles.table, styles.table)}
    aria-label={t('charity.transfers.title')}
  >
    <thead {...rowGroup}>
      <tr {...row}>
        <th {...head}>{t('charity.transfers.date')}</th>
        <th {...head}>{t('charity.transfers.charity')}</th>
        <th {...head}>{t('charity.transfers.reference')}</th>
        <th {...head} className={tableStyles.number}>
          {t('charity.transfers.amount')}
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

const listTexts = () => ({
  failed: t('charity.transfers.failed'),
  shown: (shown: number, all: number | undefined) =>
    all === undefined
      ? t('charity.transfers.first', { shown })
      : t('charity.transfers.shown', { shown, all }),
});
