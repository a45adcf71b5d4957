import {
  type CalendarAnswer,
  isSamePlace,
  keepsUntil,
  type MealBecomes,
  type MealPlace,
  type PlannedMeal,
} from '@sufra/contracts';
import { inNextWeek, placeOf, type SlotId, slotId, slotsOf } from './slots.ts';

/** What is planned, as far as a page knows it. */
export type Plan = Pick<CalendarAnswer, 'meals' | 'guests'>;

/** Who eats goes by name here, and by id to the service. */
type Becomes = (Partial<Omit<MealBecomes, 'eaters'>> & Pick<PlannedMeal, 'eaters'>) | null;

/** What becomes of a slot, or of a night's guests; the others stay what they are, whichever device changes them meanwhile. */
export type PlanChange = { slot: SlotId; becomes: Becomes } | { date: string; guests: number };

const isLeftOf = (meal: PlannedMeal, source: MealPlace) =>
  meal.leftoversOf !== null && isSamePlace(meal.leftoversOf, source);

export const mealIn = (plan: Plan, slot: SlotId): PlannedMeal | undefined =>
  plan.meals.find(meal => isSamePlace(meal, placeOf(slot)));
export const recipeIn = (plan: Plan, slot: SlotId): string | null => mealIn(plan, slot)?.recipeId ?? null;
export const guestsOn = (plan: Plan, date: string): number =>
  plan.guests.find(night => night.date === date)?.guests ?? 0;

export const filledSlots = (plan: Plan, dates: readonly string[]) =>
  slotsOf(dates).filter(({ id }) => mealIn(plan, id) !== undefined);

export const applyChanges = <P extends Plan>(plan: P, changes: readonly PlanChange[]): P =>
  changes.reduce(
    (now, change) => ('guests' in change ? withGuests(now, change) : withMeal(now, change)),
    plan,
  );

const withGuests = <P extends Plan>(plan: P, { date, guests }: { date: string; guests: number }): P => ({
  ...plan,
  guests: [...plan.guests.filter(night => night.date !== date), ...(guests > 0 ? [{ date, guests }] : [])],
});

/** What is cooked in all is added up by the service; until it has answered, it is 0. */
function withMeal<P extends Plan>(plan: P, { slot, becomes }: { slot: SlotId; becomes: Becomes }): P {
  const place = placeOf(slot);
  const others = plan.meals.filter(meal => !isSamePlace(meal, place));
  const { leftoversOf = null, people = null, eaters } = becomes ?? {};
  const source = leftoversOf && others.find(meal => isSamePlace(meal, leftoversOf));
  const recipeId = becomes?.recipeId ?? source?.recipeId;
  if (recipeId === undefined) return { ...plan, meals: others.filter(meal => !isLeftOf(meal, place)) };
  const meals = others.map(meal => (isLeftOf(meal, place) ? { ...meal, recipeId } : meal));
  return {
    ...plan,
    meals: [...meals, { ...place, recipeId, ...whoEats({ people, eaters }), leftoversOf, servings: 0 }],
  };
}

export const whoEats = ({ people, eaters }: Pick<PlannedMeal, 'people' | 'eaters'>) => ({
  people,
  ...(eaters && { eaters }),
});

/** What a meal is, to be planned elsewhere or again. */
const becomesOf = (meal: PlannedMeal | undefined): Becomes =>
  meal
    ? {
        ...(meal.leftoversOf ? { leftoversOf: meal.leftoversOf } : { recipeId: meal.recipeId }),
        ...whoEats(meal),
      }
    : null;

/** At another place leftovers of what is not cooked before are cooked themselves. */
function movedTo(place: MealPlace, meal: PlannedMeal | undefined): Becomes {
  if (!meal?.leftoversOf || keepsUntil(meal.leftoversOf, place)) return becomesOf(meal);
  return { recipeId: meal.recipeId, ...whoEats(meal) };
}

/** What is left of a meal comes after that meal: before it there is nothing that it could be left of. */
const cookedFirst = (changes: { slot: SlotId; becomes: Becomes }[]) =>
  changes.toSorted(
    (a, b) => Number(Boolean(a.becomes?.leftoversOf)) - Number(Boolean(b.becomes?.leftoversOf)),
  );

/** To another slot; what is there comes here. What is left of either goes along. */
export function move(plan: Plan, { from, to }: { from: SlotId; to: SlotId }): PlanChange[] {
  if (from === to) return [];
  const ends = [
    { was: placeOf(from), is: placeOf(to) },
    { was: placeOf(to), is: placeOf(from) },
  ];
  const newPlaceOf = (place: MealPlace) => ends.find(({ was }) => isSamePlace(was, place))?.is ?? place;
  const moved = plan.meals.map(meal => ({
    ...meal,
    ...newPlaceOf(meal),
    leftoversOf: meal.leftoversOf && newPlaceOf(meal.leftoversOf),
  }));
  const changed = moved.filter(
    meal => ends.some(({ is }) => isSamePlace(is, meal)) || ends.some(({ is }) => isLeftOf(meal, is)),
  );
  const emptied = ends.filter(({ is }) => !moved.some(meal => isSamePlace(meal, is)));
  return cookedFirst([
    ...changed.map(meal => ({ slot: slotId(meal.date, meal.meal), becomes: movedTo(meal, meal) })),
    ...emptied.map(({ is }) => ({ slot: slotId(is.date, is.meal), becomes: null })),
  ]);
}

export const clear = (plan: Plan, dates: readonly string[]): PlanChange[] =>
  filledSlots(plan, dates).map(({ id }) => ({ slot: id, becomes: null }));

/** The meals of a week for the next, where nothing is planned yet. Guests come on a night of their own. */
export function copyToNextWeek(plan: Plan, dates: readonly string[], next: Plan): PlanChange[] {
  const copied = filledSlots(plan, dates).flatMap(({ id, date, meal }) => {
    const planned = mealIn(plan, id);
    const slot = slotId(inNextWeek(date), meal);
    return planned && !mealIn(next, slot) ? [{ slot, planned }] : [];
  });
  return copied.map(({ slot, planned }) => {
    const { recipeId, leftoversOf } = planned;
    const source = leftoversOf && { ...leftoversOf, date: inNextWeek(leftoversOf.date) };
    const isCopied = source && copied.some(each => each.slot === slotId(source.date, source.meal));
    return { slot, becomes: { ...(isCopied ? { leftoversOf: source } : { recipeId }), ...whoEats(planned) } };
  });
}

/** What takes these changes back; what was left of a meal that went has gone with it. */
export function undo(plan: Plan, changes: readonly PlanChange[]): PlanChange[] {
  const slots = changes.flatMap(change => ('slot' in change ? [change.slot] : []));
  const gone = plan.meals
    .filter(meal => slots.some(slot => isLeftOf(meal, placeOf(slot))))
    .map(({ date, meal }) => slotId(date, meal));
  return [
    ...cookedFirst(
      [...new Set([...slots, ...gone])].map(slot => ({ slot, becomes: becomesOf(mealIn(plan, slot)) })),
    ),
    ...changes.flatMap(change =>
      'guests' in change ? [{ date: change.date, guests: guestsOn(plan, change.date) }] : [],
    ),
  ];
}

/** Without the recipes that there are no longer. */
export const onlyRecipes = <P extends Plan>(plan: P, isThere: (recipeId: string) => boolean): P => ({
  ...plan,
  meals: plan.meals.filter(({ recipeId }) => isThere(recipeId)),
});

function withIds(becomes: Becomes): Partial<MealBecomes> | null {
  if (!becomes) return null;
  const { eaters, ...rest } = becomes;
  return { ...rest, ...(eaters && { eaters: eaters.map(({ id }) => id) }) };
}

/** As it is sent. */
export const bodyOf = (changes: readonly PlanChange[]) => ({
  meals: changes.flatMap(change =>
    'slot' in change ? [{ ...placeOf(change.slot), becomes: withIds(change.becomes) }] : [],
  ),
  guests: changes.flatMap(change => ('guests' in change ? [change] : [])),
});
