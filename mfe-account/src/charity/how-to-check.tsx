import type { Donations } from '@sufra/contracts';
import { formatCount } from '../admin-panel/format-count.ts';
import { t, tRich } from '../texts/text.ts';
import styles from './how-to-check.module.css';
import { LedgerSection } from './ledger-section.tsx';

const verify = 'npm run ledger:verify';
const figures = '/api/v1/payment/donations';

export const HowToCheck = ({ chain }: Donations) => (
  <LedgerSection title={t('charity.check.title')} lead={t('charity.check.lead')}>
    <dl className={styles.chain}>
      <div>
        <dt>{t('charity.check.entries')}</dt>
        <dd>{formatCount(chain.entries)}</dd>
      </div>
      <div>
        <dt>{t('charity.check.hash')}</dt>
        <dd>{chain.head ? <code className={styles.hash}>{chain.head}</code> : t('charity.check.none')}</dd>
      </div>
    </dl>
    <ul className={styles.ways}>
      <li>{t('charity.check.note')}</li>
      <li>
        {tRich('charity.check.verify', {
          command: (
            <code className={styles.command} dir="ltr">
              {verify}
            </code>
          ),
        })}
      </li>
      <li>
        {tRich('charity.check.programs', {
          address: (
            <a href={figures} className={styles.address} dir="ltr">
              {figures}
            </a>
          ),
        })}
      </li>
    </ul>
  </LedgerSection>
);
