import { premium } from '@sufra/contracts';
import { Opening, PageHead } from '@sufra/web-kit';
import styles from './charity.module.css';
import { Ledger } from './ledger.tsx';

export default function CharityPage() {
  return (
    <>
      <PageHead
        title="Charity"
        description="What was pledged to charity and what was given, month by month."
      />
      <Opening>
        <h1 className={styles.title}>Charity ledger</h1>
        <p className={styles.lead}>
          {premium.charityPercent}% of every premium payment is pledged to charity. Here is what was pledged,
          what was given, and to whom.
        </p>
      </Opening>
      <Ledger />
    </>
  );
}
