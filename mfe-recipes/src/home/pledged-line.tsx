import { premium } from '@sufra/contracts';
import { formatMoney } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { donationsQuery } from './api/donations.ts';
import styles from './pledged-line.module.css';

/** A quiet line. Its place is kept until the sum is known; without one, it says where the ledger is. */
export function PledgedLine() {
  const { data, isPending } = useQuery(donationsQuery);
  const hasSum = data !== undefined && data.pledged > 0;

  return (
    <p className={styles.line}>
      {!isPending && (
        <Link to="/charity">
          {hasSum
            ? `${formatMoney(data.pledged, data.currency)} pledged so far`
            : `${premium.charityPercent}% of every payment goes to charity`}
        </Link>
      )}
    </p>
  );
}
