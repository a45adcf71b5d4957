import { keepsUntil, type PlannedMeal, type Recipe } from '@sufra/contracts';
import { call, EmptyState, LinkButton, toast } from '@sufra/web-kit';
import { useState } from 'react';
import { t } from '../../texts/text.ts';
import {
  clear,
  copyToNextWeek,
  guestsOn,
  mealIn,
  move,
  type Plan,
  type PlanChange,
  recipeIn,
  undo,
  whoEats,
} from '../calendar-changes.ts';
import { ChooseRecipe } from '../choosing/choose-recipe.tsx';
import { ChooseSlot } from '../choosing/choose-slot.tsx';
import { today } from '../dates.ts';
import { NightsDialog } from '../nights/nights-dialog.tsx';
import { dayName, inNextWeek, placeOf, type SlotId, slotName } from '../slots.ts';
import { Board, type BoardProps } from './board.tsx';
import { DayStrip } from './day-strip.tsx';
import { MealEatersDialog } from './meal-eaters-dialog.tsx';
import { PeopleDialog } from './people-dialog.tsx';
import { useFocusOnSlot } from './use-focus-on-slot.ts';
import { WeekBar } from './week-bar.tsx';

interface WeekProps {
  /** Whether the member has any to plan with, or others have planned some. */
  hasRecipes: boolean;
  recipeOf: (id: string | null) => Recipe | undefined;
  plan: Plan;
  dates: readonly string[];
  isSaving: boolean;
  onChange: (changes: PlanChange[]) => void;
}

/** What is asked in a dialog. */
type Question = Parameters<BoardProps['onAsk']>[0] | { ask: 'nights' };

function questionText(
  question: Exclude<Question, { ask: 'guests' | 'nights' }>,
  titleOf: (slot: SlotId) => string | undefined,
) {
  if (question.ask === 'slot') return t('plan.ask.slot');
  const title = titleOf(question.slot) ?? '';
  if (question.ask === 'leftovers') return t('plan.ask.leftovers', { title });
  return question.ask === 'move' ? t('plan.ask.move', { title }) : t('plan.ask.copy', { title });
}

export function Week({ hasRecipes, recipeOf, plan, dates, isSaving, onChange }: WeekProps) {
  const [question, setQuestion] = useState<Question>();
  const { board, focusOn } = useFocusOnSlot(question === undefined);
  const titleOf = (id: string | null) => recipeOf(id)?.title;
  const close = () => setQuestion(undefined);

  const change = (changes: PlanChange[], said?: string) => {
    if (changes.length === 0) return;
    const back = undo(plan, changes);
    onChange(changes);
    if (said) toast({ message: said, action: { label: t('plan.undo'), onSelect: () => onChange(back) } });
  };

  const put = (slot: SlotId, recipeId: string) => {
    const before = mealIn(plan, slot);
    if (before?.recipeId === recipeId && !before.leftoversOf) return;
    const title = before && titleOf(before.recipeId);
    const said = title && t('plan.madeRoom', { title, slot: slotName(slot) });
    change(
      [{ slot, becomes: { recipeId, ...(before ? whoEats(before) : { people: null }) } }],
      said || undefined,
    );
    focusOn(slot);
  };
  const moveTo = (from: SlotId, to: SlotId) => {
    change(move(plan, { from, to }));
    focusOn(to);
  };
  const remove = (slot: SlotId) => {
    const recipeId = recipeIn(plan, slot);
    if (!recipeId) return;
    const title = titleOf(recipeId) ?? '';
    change([{ slot, becomes: null }], t('plan.takenOff', { title, slot: slotName(slot) }));
    focusOn(slot);
  };
  const leave = (source: SlotId, slot: SlotId) => {
    const before = recipeIn(plan, slot);
    const said = before && t('plan.madeRoom', { title: titleOf(before) ?? '', slot: slotName(slot) });
    change([{ slot, becomes: { leftoversOf: placeOf(source) } }], said || undefined);
    focusOn(slot);
  };
  const chooseSlot = (slot: SlotId) => {
    close();
    if (question?.ask === 'slot') return put(slot, question.recipeId);
    if (question?.ask === 'move') return moveTo(question.slot, slot);
    if (question?.ask === 'leftovers') return leave(question.slot, slot);
    if (question?.ask === 'copy') put(slot, recipeIn(plan, question.slot) ?? '');
  };
  const setEaters = (slot: SlotId, who: Pick<PlannedMeal, 'people' | 'eaters'>) => {
    close();
    const meal = mealIn(plan, slot);
    if (!meal) return;
    const { recipeId, leftoversOf } = meal;
    change([{ slot, becomes: { ...(leftoversOf ? { leftoversOf } : { recipeId }), ...whoEats(who) } }]);
  };
  const copyWeek = async () => {
    const [from = '', to = ''] = [dates.at(0), dates.at(-1)].map(date => inNextWeek(date ?? ''));
    try {
      const next = await call('GET /recipes/calendar', { query: { from, to } });
      const changes = copyToNextWeek(plan, dates, next);
      if (changes.length === 0) return toast({ message: t('plan.copied.none') });
      const back = undo(next, changes);
      onChange(changes);
      toast({
        message: t('plan.copied', { meals: changes.length }),
        action: { label: t('plan.undo'), onSelect: () => onChange(back) },
      });
    } catch (error) {
      toast({ tone: 'danger', message: t('plan.notSaved', { reason: (error as Error).message }) });
    }
  };

  const planNights = (changes: PlanChange[], back: PlanChange[]) => {
    close();
    onChange(changes);
    toast({
      message: t('plan.nights.planned', { meals: changes.length }),
      action: { label: t('plan.undo'), onSelect: () => onChange(back) },
    });
  };

  const asked = question?.ask === 'people' ? mealIn(plan, question.slot) : undefined;

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
      <WeekBar
        {...{ plan, dates, isSaving }}
        onNights={() => setQuestion({ ask: 'nights' })}
        onCopy={() => void copyWeek()}
        onClear={() => change(clear(plan, dates), t('plan.cleared'))}
      />
      <DayStrip {...{ plan, dates }} />
      <div ref={board}>
        <Board
          {...{ recipeOf, plan, dates }}
          onPut={put}
          onMove={moveTo}
          onRemove={remove}
          onAsk={setQuestion}
        />
      </div>
      {question?.ask === 'recipe' && (
        <ChooseRecipe
          title={slotName(question.slot)}
          onChoose={recipeId => {
            close();
            put(question.slot, recipeId);
          }}
          onClose={close}
        />
      )}
      {question?.ask === 'people' && asked && (
        <MealEatersDialog
          meal={asked}
          title={titleOf(asked.recipeId) ?? ''}
          description={slotName(question.slot)}
          onChoose={who => setEaters(question.slot, who)}
          onClose={close}
        />
      )}
      {question?.ask === 'nights' && (
        <NightsDialog
          from={dates.find(date => date >= today()) ?? today()}
          onPlan={planNights}
          onClose={close}
        />
      )}
      {question?.ask === 'guests' && (
        <PeopleDialog
          title={t('plan.guests.title', { day: dayName(question.date) })}
          description={t('plan.guests.words')}
          label={t('plan.guests.label')}
          none={t('plan.guests.none')}
          people={guestsOn(plan, question.date) || null}
          onChoose={guests => {
            close();
            change([{ date: question.date, guests: guests ?? 0 }]);
          }}
          onClose={close}
        />
      )}
      {(question?.ask === 'slot' ||
        question?.ask === 'move' ||
        question?.ask === 'copy' ||
        question?.ask === 'leftovers') && (
        <ChooseSlot
          {...{ plan, dates, titleOf }}
          from={question.ask === 'slot' ? undefined : question.slot}
          isSwap={question.ask === 'move'}
          mayGo={
            question.ask === 'leftovers'
              ? slot => keepsUntil(placeOf(question.slot), placeOf(slot))
              : undefined
          }
          title={questionText(question, slot => titleOf(recipeIn(plan, slot)))}
          onChoose={chooseSlot}
          onClose={close}
        />
      )}
    </>
  );
}
