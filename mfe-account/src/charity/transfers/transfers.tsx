import type { Donations } from '@sufra/contracts';
import styles from '../charity.module.css';
import { LedgerSection } from '../ledger-section.tsx';
import { TransfersTable } from './transfers-table.tsx';

export const Transfers = ({ transfers, currency }: Donations) => (
  <LedgerSection
    title="Transfers"
    lead="Pledges are gathered and given together. Each transfer is entered once, for good."
  >
    {transfers.length === 0 ? (
      <p className={styles.none}>No transfer yet.</p>
    ) : (
      <TransfersTable transfers={transfers} currency={currency} />
    )}
  </LedgerSection>
);
