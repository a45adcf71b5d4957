import { Column } from '@sufra/web-kit';
import type { ReactNode } from 'react';
import styles from './billing.module.css';

export const BillingBody = ({ children }: { children: ReactNode }) => (
  <Column roomy>
    <header>
      <h1 className={styles.title}>Billing</h1>
      <p className={styles.lead}>Your membership, your payments and their receipts.</p>
    </header>
    <div className={styles.content}>{children}</div>
  </Column>
);
