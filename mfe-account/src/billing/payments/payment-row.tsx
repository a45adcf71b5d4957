import type { Payment } from '@sufra/contracts';
import { classes, formatDate, formatMoney, VisuallyHidden } from '@sufra/web-kit';
import { ExternalLink } from 'lucide-react';
import tableStyles from '../../tables/table.module.css';
import { tableRoles } from '../../tables/table-roles.ts';
import { isWebAddress } from '../departure/is-web-address.ts';
import { PaymentStatus } from './payment-status.tsx';
import styles from './payments.module.css';

const { row, rowHeader, cell } = tableRoles;

export function PaymentRow({ payment }: { payment: Payment }) {
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
