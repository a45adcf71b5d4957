import { Button, Dialog, IconButton, Notice } from '@sufra/web-kit';
import { X } from 'lucide-react';
import { useState } from 'react';
import { inLanguage } from '../../recipe/in-language.ts';
import { t } from '../../texts/text.ts';
import { type PlanChange, undo } from '../calendar-changes.ts';
import { formatDay } from '../dates.ts';
import { dayName, mealName, placeOf, type SlotId } from '../slots.ts';
import styles from './nights.module.css';
import { NightsForm } from './nights-form.tsx';
import { type Proposed, useProposal } from './use-proposal.ts';

interface NightsDialogProps {
  from: string;
  /** Plans them all, and says how to take that back. */
  onPlan: (changes: PlanChange[], back: PlanChange[]) => void;
  onClose: () => void;
}

/** Many nights in one step: what is wished for, then what would be planned, then all of it at once. */
export function NightsDialog({ from, onPlan, onClose }: NightsDialogProps) {
  const { data, mutate, isPending, error, variables, written, reset } = useProposal();
  const wishes = variables?.wishes.length ?? 0;
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="large"
      title={t('plan.nights.title')}
      description={t('plan.nights.words')}
    >
      {error && (
        <Notice tone="danger" title={t('plan.nights.failed')}>
          {error.message}
        </Notice>
      )}
      <p role="status" className={styles.status}>
        {isPending &&
          (written < wishes
            ? t('plan.nights.writing', { number: written + 1, all: wishes })
            : t('plan.nights.choosing'))}
      </p>
      {data ? (
        <Preview proposed={data} onPlan={onPlan} onBack={reset} />
      ) : (
        <NightsForm from={from} busy={isPending} onAsk={mutate} />
      )}
    </Dialog>
  );
}

interface PreviewProps {
  proposed: Proposed;
  onPlan: NightsDialogProps['onPlan'];
  onBack: () => void;
}

function Preview({ proposed: { changes, free, plan }, onPlan, onBack }: PreviewProps) {
  const [left, setLeft] = useState<readonly SlotId[]>([]);
  const kept = changes.filter(({ slot }) => !left.includes(slot));
  const bare = kept.map(({ slot, becomes }) => ({ slot, becomes }));
  return (
    <div className={styles.preview}>
      {free > 0 && <p className={styles.free}>{t('plan.nights.free', { meals: free })}</p>}
      <ul className={styles.nights}>
        {kept.map(({ slot, recipe }) => {
          const { date, meal } = placeOf(slot);
          const when = `${dayName(date)}, ${formatDay(date)} · ${mealName(meal, date)}`;
          return (
            <li key={slot} className={styles.night}>
              <small>{when}</small>
              <bdi {...inLanguage(recipe.language)}>{recipe.title}</bdi>
              <IconButton
                label={t('plan.nights.leaveOut', { title: recipe.title, slot: when })}
                onClick={() => setLeft([...left, slot])}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <div className={styles.buttons}>
        <Button
          aria-disabled={kept.length === 0}
          onClick={kept.length === 0 ? undefined : () => onPlan(bare, undo(plan, bare))}
        >
          {t('plan.nights.plan', { meals: kept.length })}
        </Button>
        <Button tone="quiet" onClick={onBack}>
          {t('plan.nights.otherwise')}
        </Button>
      </div>
    </div>
  );
}
