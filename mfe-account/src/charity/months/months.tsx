import type { Donations } from '@sufra/contracts';
import { Button } from '@sufra/web-kit';
import { useState } from 'react';
import styles from '../charity.module.css';
import { LedgerSection } from '../ledger-section.tsx';
import { allMonths } from './all-months.ts';
import { MonthsTable } from './months-table.tsx';

const aYear = 12;

export function Months({ months, currency }: Donations) {
  const [isWhole, setIsWhole] = useState(false);
  const all = allMonths(months);
  const shown = isWhole ? all : all.slice(0, aYear);

  return (
    <LedgerSection
      title="Month by month"
      lead="A pledge counts in the month of its payment, a gift in the month of its transfer. Refunds take back what was pledged."
    >
      {all.length === 0 ? (
        <p className={styles.none}>
          Nothing has been pledged yet. The first premium payment begins the ledger.
        </p>
      ) : (
        <MonthsTable months={shown} currency={currency} />
      )}
      {shown.length < all.length && (
        <div>
          <Button tone="quiet" onClick={() => setIsWhole(true)}>
            Show all {all.length} months
          </Button>
        </div>
      )}
    </LedgerSection>
  );
}
