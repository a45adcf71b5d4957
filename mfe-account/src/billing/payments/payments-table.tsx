import type { Payment } from '@sufra/contracts';
import { classes } from '@sufra/web-kit';
import tableStyles from '../../tables/table.module.css';
import { tableRoles } from '../../tables/table-roles.ts';
import { PaymentRow } from './payment-row.tsx';
import styles from './payments.module.css';

const { table, rowGroup, row, columnHeader } = tableRoles;
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
