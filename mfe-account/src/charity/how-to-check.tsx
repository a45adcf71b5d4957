import type { Donations } from '@sufra/contracts';
import { formatCount } from '../admin-panel/format-count.ts';
import styles from './how-to-check.module.css';
import { LedgerSection } from './ledger-section.tsx';

export const HowToCheck = ({ chain }: Donations) => (
  <LedgerSection
    title="How it can be checked"
    lead="Nothing in the ledger is ever changed or removed. Each entry holds a hash, a fingerprint, of the one before it, so that a change anywhere would change every fingerprint after it, and with them the last."
  >
    <dl className={styles.chain}>
      <div>
        <dt>Entries</dt>
        <dd>{formatCount(chain.entries)}</dd>
      </div>
      <div>
        <dt>Hash of the last entry</dt>
        <dd>{chain.head ? <code className={styles.hash}>{chain.head}</code> : 'There is no entry yet.'}</dd>
      </div>
    </dl>
    <ul className={styles.ways}>
      <li>
        Note both down today, and ask us for them whenever you like: as long as nobody has touched what was
        entered by now, the entry with that number still has that hash.
      </li>
      <li>
        Whoever runs the site computes the whole chain anew with{' '}
        <code className={styles.command}>npm run ledger:verify</code>, which names each entry that was changed
        or is missing.
      </li>
      <li>
        The same figures, for programs: <a href="/api/v1/payment/donations">/api/v1/payment/donations</a>. No
        member appears in them.
      </li>
    </ul>
  </LedgerSection>
);
