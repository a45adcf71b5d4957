import type { Recipe, WeekPlan } from '@sufra/contracts';
import { Button, EmptyState, LinkButton, toast } from '@sufra/web-kit';
import { ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '../../texts/text.ts';
import { ChooseRecipe } from '../choosing/choose-recipe.tsx';
import { ChooseSlot } from '../choosing/choose-slot.tsx';
import { clear, filledSlots, move, recipeIn, type SlotChange, undo } from '../plan-changes.ts';
import { type SlotId, slotName, slots } from '../slots.ts';
import { Board } from './board.tsx';
import { useFocusOnSlot } from './use-focus-on-slot.ts';
import styles from './week.module.css';

interface WeekProps {
  /** Whether the member has any to plan with. */
  hasRecipes: boolean;
  recipeOf: (id: string | null) => Recipe | undefined;
  plan: WeekPlan;
  isSaving: boolean;
  onChange: (changes: SlotChange[]) => void;
}

/** What is asked in a dialog. */
type Question =
  | { ask: 'recipe'; slot: SlotId }
  | { ask: 'move' | 'copy'; slot: SlotId }
  | { ask: 'slot'; recipeId: string };

function questionText(
  question: Exclude<Question, { ask: 'recipe' }>,
  titleOf: (slot: SlotId) => string | undefined,
) {
  if (question.ask === 'slot') return t('plan.ask.slot');
  const title = titleOf(question.slot) ?? '';
  return question.ask === 'move' ? t('plan.ask.move', { title }) : t('plan.ask.copy', { title });
}

export function Week({ hasRecipes, recipeOf, plan, isSaving, onChange }: WeekProps) {
  const [question, setQuestion] = useState<Question>();
  const navigate = useNavigate();
  const { board, focusOn } = useFocusOnSlot(question === undefined);
  const titleOf = (id: string | null) => recipeOf(id)?.title;
  const filled = filledSlots(plan);
  const isEmpty = filled.length === 0;

  const change = (changes: SlotChange[], said?: string) => {
    if (changes.length === 0) return;
    onChange(changes);
    if (said) {
      const back = undo(plan, changes);
      toast({ message: said, action: { label: t('plan.undo'), onSelect: () => onChange(back) } });
    }
  };

  const put = (slot: SlotId, recipeId: string) => {
    const before = recipeIn(plan, slot);
    if (before === recipeId) return;
    const said = before && t('plan.madeRoom', { title: titleOf(before) ?? '', slot: slotName(slot) });
    change([{ slot, recipeId }], said || undefined);
    focusOn(slot);
  };
  const moveTo = (from: SlotId, to: SlotId) => {
    change(move(plan, { from, to }));
    focusOn(to);
  };
  const remove = (slot: SlotId) => {
    const recipeId = recipeIn(plan, slot);
    if (!recipeId) return;
    change(
      [{ slot, recipeId: null }],
      t('plan.takenOff', { title: titleOf(recipeId) ?? '', slot: slotName(slot) }),
    );
    focusOn(slot);
  };
  const chooseSlot = (slot: SlotId) => {
    setQuestion(undefined);
    if (question?.ask === 'slot') return put(slot, question.recipeId);
    if (question?.ask === 'move') return moveTo(question.slot, slot);
    if (question?.ask === 'copy') put(slot, recipeIn(plan, question.slot) ?? '');
  };

  if (!hasRecipes) {
    return (
      <EmptyState
        headingLevel="h2"
        title={t('plan.begin.title')}
        action={<LinkButton to="/dashboard#generator">{t('plan.begin.generate')}</LinkButton>}
      >
        {t('plan.begin.words')}
      </EmptyState>
    );
  }
  return (
    <>
      <div className={styles.bar}>
        <Button
          onClick={isEmpty ? undefined : () => void navigate('/dashboard/shopping?take=week')}
          aria-disabled={isEmpty}
        >
          <ShoppingBasket aria-hidden="true" />
          {t('plan.shopping.button')}
        </Button>
        <Button tone="quiet" aria-disabled={isEmpty} onClick={() => change(clear(plan), t('plan.cleared'))}>
          {t('plan.clear')}
        </Button>
        <p className={styles.state} role="status">
          {isSaving
            ? t('plan.saving')
            : t('plan.planned.count', { planned: filled.length, all: slots.length })}
        </p>
      </div>
      <div ref={board}>
        <Board {...{ recipeOf, plan }} onPut={put} onMove={moveTo} onRemove={remove} onAsk={setQuestion} />
      </div>
      {question?.ask === 'recipe' && (
        <ChooseRecipe
          title={slotName(question.slot)}
          onChoose={recipeId => {
            setQuestion(undefined);
            put(question.slot, recipeId);
          }}
          onClose={() => setQuestion(undefined)}
        />
      )}
      {question && question.ask !== 'recipe' && (
        <ChooseSlot
          {...{ plan, titleOf }}
          from={question.ask === 'slot' ? undefined : question.slot}
          isSwap={question.ask === 'move'}
          title={questionText(question, slot => titleOf(recipeIn(plan, slot)))}
          onChoose={chooseSlot}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </>
  );
}
