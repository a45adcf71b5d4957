import type { WeekPlan } from '@sufra/contracts';
import { type SlotId, slots } from './slots.ts';

/** What becomes of a slot; the others stay what they are, whichever tab changes them meanwhile. */
export interface SlotChange {
  slot: SlotId;
  recipeId: string | null;
}

export function applyChanges(plan: WeekPlan, changes: readonly SlotChange[]): WeekPlan {
  const changed = structuredClone(plan);
  for (const { slot, recipeId } of changes) {
    const place = slots.find(({ id }) => id === slot);
    if (place) changed[place.day][place.meal] = recipeId;
  }
  return changed;
}

export const recipeIn = (plan: WeekPlan, slot: SlotId): string | null => {
  const place = slots.find(({ id }) => id === slot);
  return place ? plan[place.day][place.meal] : null;
};

export const filledSlots = (plan: WeekPlan) => slots.filter(({ id }) => recipeIn(plan, id) !== null);

/** To another slot; what is there comes here. */
export const move = (plan: WeekPlan, { from, to }: { from: SlotId; to: SlotId }): SlotChange[] =>
  from === to
    ? []
    : [
        { slot: to, recipeId: recipeIn(plan, from) },
        { slot: from, recipeId: recipeIn(plan, to) },
      ];

export const clear = (plan: WeekPlan): SlotChange[] =>
  filledSlots(plan).map(({ id }) => ({ slot: id, recipeId: null }));

/** What takes these changes back. */
export const undo = (plan: WeekPlan, changes: readonly SlotChange[]): SlotChange[] =>
  changes.map(({ slot }) => ({ slot, recipeId: recipeIn(plan, slot) }));

/** Without the recipes that there are no longer. */
export const onlyRecipes = (plan: WeekPlan, isThere: (recipeId: string) => boolean): WeekPlan =>
  applyChanges(
    plan,
    filledSlots(plan)
      .filter(({ id }) => !isThere(recipeIn(plan, id) ?? ''))
      .map(({ id }) => ({ slot: id, recipeId: null })),
  );
