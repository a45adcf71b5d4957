import type { Payment } from '@sufra/contracts';
import { Badge, type BadgeProps, classes, formatDate, formatMoney, VisuallyHidden } from '@sufra/web-kit';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import tableStyles from '../../tables/table.module.css';
import { tableRoles } from '../../tables/table-roles.ts';
import { t, tRich } from '../../texts/text.ts';
import { isWebAddress } from '../departure/use-departure.ts';
import styles from './payments.module.css';

const { table, rowGroup, row, columnHeader, rowHeader, cell } = tableRoles;
const head = { ...columnHeader, scope: 'col' } as const;

export const PaymentsTable = ({ payments }: { payments: Payment[] }) => (
  <table {...table} className={classes(tableStyles.table, styles.table)} aria-labelledby="payments">
    <thead {...rowGroup}>
      <tr {...row}>
        <th {...head}>{t('billing.table.date')}</th>
        <th {...head}>{t('billing.table.status')}</th>
        <th {...head} className={tableStyles.number}>
          {t('billing.table.charity')}
        </th>
        <th {...head} className={tableStyles.number}>
          {t('billing.table.amount')}
        </th>
        <th {...head}>{t('billing.table.receipt')}</th>
      </tr>
    </thead>
    <tbody {...rowGroup}>
      {payments.map(payment => (
        <PaymentRow key={payment._id} payment={payment} />
      ))}
    </tbody>
  </table>
);

function PaymentRow({ payment }: { payment: Payment }) {
  const { at, amount, currency, donation, receiptUrl, status } = payment;
  return (
    <tr {...row}>
      <th {...rowHeader} scope="row" className={styles.date}>
        <time dateTime={at}>{formatDate(at)}</time>
      </th>
      <td {...cell} className={styles.status}>
        <PaymentStatus payment={payment} />
      </td>
      <td {...cell} className={classes(tableStyles.number, styles.donation)}>
        {tRich('billing.table.donated', {
          sum: formatMoney(donation, currency),
          inCards: words => <span className={tableStyles.inCards}>{words}</span>,
        })}
      </td>
      <td {...cell} className={classes(tableStyles.number, styles.amount)}>
        {formatMoney(amount, currency)}
      </td>
      <td {...cell} className={styles.receipt}>
        {isWebAddress(receiptUrl) && (
          <a className={styles.link} href={receiptUrl} target="_blank" rel="noreferrer">
            <span>
              {status === 'failed'
                ? tRich('billing.table.invoiceOf', { date: formatDate(at), hidden })
                : tRich('billing.table.receiptOf', { date: formatDate(at), hidden })}
            </span>
            <ExternalLink aria-hidden="true" />
          </a>
        )}
      </td>
    </tr>
  );
}

const hidden = (words: ReactNode) => <VisuallyHidden>{words}</VisuallyHidden>;

const tones: Record<Payment['status'], BadgeProps['tone']> = {
  paid: 'green',
  failed: 'danger',
  refunded: 'plain',
  partly_refunded: 'plain',
  disputed: 'saffron',
};

const statusOf: Record<Payment['status'], (payment: Payment) => string> = {
  paid: () => t('billing.status.paid'),
  failed: () => t('billing.status.failed'),
  refunded: () => t('billing.status.refunded'),
  partly_refunded: ({ refunded, currency }) =>
    t('billing.status.partly', { sum: formatMoney(refunded, currency) }),
  disputed: () => t('billing.status.disputed'),
};

const PaymentStatus = ({ payment }: { payment: Payment }) => (
  <Badge tone={tones[payment.status]}>{statusOf[payment.status](payment)}</Badge>
);
