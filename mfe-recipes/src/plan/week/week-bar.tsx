import { mondayOf } from '@sufra/contracts';
import { Button } from '@sufra/web-kit';
import { CalendarRange, CopyPlus, ShoppingBasket } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { t } from '../../texts/text.ts';
import { filledSlots, type Plan } from '../calendar-changes.ts';
import { today } from '../dates.ts';
import { slotsOf } from '../slots.ts';
import styles from './week.module.css';

interface WeekBarProps {
  plan: Plan;
  dates: readonly string[];
  isSaving: boolean;
  onNights: () => void;
  onCopy: () => void;
  onClear: () => void;
}

/** Which week it is, and what is done with all of it. */
export function WeekBar({ plan, dates, isSaving, onNights, onCopy, onClear }: WeekBarProps) {
  const navigate = useNavigate();
  const planned = filledSlots(plan, dates).length;
  const isEmpty = planned === 0;
  const monday = dates.at(0) ?? mondayOf(today());
  return (
    <div className={styles.bar} data-print="hide">
      <Button
        onClick={isEmpty ? undefined : () => void navigate(`/dashboard/shopping?take=${monday}`)}
        aria-disabled={isEmpty}
      >
        <ShoppingBasket aria-hidden="true" />
        {t('plan.shopping.button')}
      </Button>
      <Button tone="quiet" onClick={onNights}>
        <CalendarRange aria-hidden="true" />
        {t('plan.nights.button')}
      </Button>
      <Button tone="quiet" aria-disabled={isEmpty} onClick={isEmpty ? undefined : onCopy}>
        <CopyPlus aria-hidden="true" />
        {t('plan.copyWeek')}
      </Button>
      <Button tone="quiet" aria-disabled={isEmpty} onClick={onClear}>
        {t('plan.clear')}
      </Button>
      <p className={styles.state} role="status">
        {isSaving ? t('plan.saving') : t('plan.planned.count', { planned, all: slotsOf(dates).length })}
      </p>
    </div>
  );
}
