import { premium } from '@sufra/contracts';
import { Opening, PageHead } from '@sufra/web-kit';
import { t } from '../texts/text.ts';
import styles from './charity.module.css';
import { Ledger } from './ledger.tsx';

export default function CharityPage() {
  return (
    <>
      <PageHead title={t('charity.tab')} description={t('charity.description')} />
      <Opening>
        <h1 className={styles.title}>{t('charity.heading')}</h1>
        <p className={styles.lead}>{t('charity.lead', { percent: premium.charityPercent })}</p>
      </Opening>
      <Ledger />
    </>
  );
}
