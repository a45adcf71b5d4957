import type { Donations } from '@sufra/contracts';
import { formatMoney, GreenBand } from '@sufra/web-kit';
import styles from './totals.module.css';

export function Totals({ pledged, given, currency }: Donations) {
  const left = pledged - given;
  return (
    <GreenBand as="section" className={styles.band} aria-label="In total">
      <dl className={styles.totals}>
        <div className={styles.pledged}>
          <dt>Pledged so far</dt>
          <dd>{formatMoney(pledged, currency)}</dd>
        </div>
        <div>
          <dt>Given so far</dt>
          <dd>{formatMoney(given, currency)}</dd>
        </div>
        <div>
          <dt>{left < 0 ? 'Given ahead of pledges' : 'Still to be given'}</dt>
          <dd>{formatMoney(Math.abs(left), currency)}</dd>
        </div>
      </dl>
    </GreenBand>
  );
}
