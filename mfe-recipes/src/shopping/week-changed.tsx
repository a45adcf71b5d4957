import type { ShoppingList } from '@sufra/contracts';
import { Button, Notice } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { planQuery } from '../plan/api/plan.ts';
import { t } from '../texts/text.ts';
import { aWrite, type ShoppingWrite } from './api/shopping-write.ts';
import styles from './week-changed.module.css';

interface WeekChangedProps {
  plan: NonNullable<ShoppingList['plan']>;
  onTake: (write: ShoppingWrite) => void;
}

/** The week was planned otherwise after the list was taken from it. */
export function WeekChanged({ plan, onTake }: WeekChangedProps) {
  const { data } = useQuery(planQuery);
  if (!data || data.version === plan.version) return null;
  return (
    <Notice role="note" title={t('shopping.weekChanged.title')} className={styles.notice} data-print="hide">
      <p>{t('shopping.weekChanged.words')}</p>
      <Button
        tone="quiet"
        className={styles.button}
        onClick={() => onTake(aWrite({ does: 'take plan', days: plan.days }))}
      >
        {t('shopping.weekChanged.take')}
      </Button>
    </Notice>
  );
}
