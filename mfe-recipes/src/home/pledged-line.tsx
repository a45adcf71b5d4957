import { premium } from '@sufra/contracts';
import { formatMoney } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { t } from '../texts/text.ts';
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
            ? t('plans.pledged', { sum: formatMoney(data.pledged, data.currency) })
            : t('plans.percent', { percent: premium.charityPercent })}
        </Link>
      )}
    </p>
  );
}
