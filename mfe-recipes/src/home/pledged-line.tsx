import { premium } from '@sufra/contracts';
import { formatMoney } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { donationsQuery } from './api/donations.ts';
import styles from './pledged-line.module.css';

// A sum of a few pounds would speak against what it is to speak for.
const worthSayingPence = 5_000;

/** A quiet line. Its place is kept until the sum is known; until it is worth saying, the line says where the ledger is. */
export function PledgedLine() {
  const { data, isPending } = useQuery(donationsQuery);
  const hasSum = data !== undefined && data.pledged > worthSayingPence;

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
