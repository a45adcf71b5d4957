import type { Payment } from '@sufra/contracts';
import { Badge, type BadgeProps, classes, formatDate, formatMoney, VisuallyHidden } from '@sufra/web-kit';
import { ExternalLink } from 'lucide-react';
import tableStyles from '../../tables/table.module.css';
import { tableRoles } from '../../tables/table-roles.ts';
import { isWebAddress } from '../departure/use-departure.ts';
import styles from './payments.module.css';

const { table, rowGroup, row, columnHeader, rowHeader, cell } = tableRoles;
const head = { ...columnHeader, scope: 'col' } as const;

export const PaymentsTable = ({ payments }: { payments: Payment[] }) => (
  <table {...table} className={classes(tableStyles.table, styles.table)} aria-labelledby="payments">
    <thead {...rowGroup}>
      <tr {...row}>
        <th {...head}>Date</th>
        <th {...head}>Status</th>
        <th {...head} className={tableStyles.number}>
          To charity
        </th>
        <th {...head} className={tableStyles.number}>
          Amount
        </th>
        <th {...head}>Receipt</th>
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
        {formatMoney(donation, currency)}
        <span className={tableStyles.inCards}> to charity</span>
      </td>
      <td {...cell} className={classes(tableStyles.number, styles.amount)}>
        {formatMoney(amount, currency)}
      </td>
      <td {...cell} className={styles.receipt}>
        {isWebAddress(receiptUrl) && (
          <a className={styles.link} href={receiptUrl} target="_blank" rel="noreferrer">
            {status === 'failed' ? 'Invoice' : 'Receipt'}
            <VisuallyHidden> of {formatDate(at)}, in a new tab</VisuallyHidden>
            <ExternalLink aria-hidden="true" />
          </a>
        )}
      </td>
    </tr>
  );
}

const looks: Record<Payment['status'], { tone: BadgeProps['tone']; words: string }> = {
  paid: { tone: 'green', words: 'Paid' },
  failed: { tone: 'danger', words: 'Failed' },
  refunded: { tone: 'plain', words: 'Refunded' },
  partly_refunded: { tone: 'plain', words: 'refunded' },
  disputed: { tone: 'saffron', words: 'Disputed' },
};

function PaymentStatus({ payment: { status, refunded, currency } }: { payment: Payment }) {
  const { tone, words } = looks[status];
  return (
    <Badge tone={tone}>
      {status === 'partly_refunded' ? `${formatMoney(refunded, currency)} ${words}` : words}
    </Badge>
  );
}
