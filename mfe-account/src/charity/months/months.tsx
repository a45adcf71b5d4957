import type { Donations } from '@sufra/contracts';
import { Button } from '@sufra/web-kit';
import { useState } from 'react';
import { t } from '../../texts/text.ts';
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
    <LedgerSection title={t('charity.months.title')} lead={t('charity.months.lead')}>
      {all.length === 0 ? (
        <p className={styles.none}>{t('charity.months.none')}</p>
      ) : (
        <MonthsTable months={shown} currency={currency} />
      )}
      {shown.length < all.length && (
        <div>
          <Button tone="quiet" onClick={() => setIsWhole(true)}>
            {t('charity.months.all', { count: all.length })}
          </Button>
        </div>
      )}
    </LedgerSection>
  );
}
