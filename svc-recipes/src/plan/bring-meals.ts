import type { MealPlace } from '@sufra/contracts';
import type { Seat } from '../household/seat-of.ts';
import { type DayChange, guestsAt, leftoversOf, mealAt, placesOf } from './days.ts';
import { forgetIfGone, type GoneDeps, isGone } from './gone.ts';
import type { KeptDays, KeptMeal } from './plan-model.ts';
import { saveWholeDays } from './save-days.ts';

export type BringDeps = GoneDeps;

/** A cooked meal with what is left of it. */
export interface Brought extends MealPlace {
  kept: KeptMeal;
  left: (MealPlace & Pick<KeptMeal, 'people' | 'eaters'>)[];
}

const eatingAt = (days: KeptDays, place: MealPlace) => {
  const { people = null, eaters } = mealAt(days, place) ?? {};
  return { people, ...(eaters && { eaters }) };
};

export const broughtTo = (days: KeptDays): Brought[] =>
  placesOf(Object.keys(days)).flatMap(place => {
    const kept = mealAt(days, place);
    if (kept?.recipeId === undefined) return [];
    const left = leftoversOf(days, place).map(later => ({ ...later, ...eatingAt(days, later) }));
    return [{ ...place, kept, left }];
  });

interface Bring {
  by: string;
  meals: readonly Brought[];
  seat: Seat;
}

/** To the table at which the member sits; what finds no place there comes into their own calendar. */
export async function bring(deps: BringDeps, { by, meals, seat }: Bring): Promise<void> {
  if (await isGone(deps, by)) return;
  const remaining = await putInto(deps, { ownerId: seat.listOf, meals });
  if (remaining.length > 0 && seat.listOf !== by) await putInto(deps, { ownerId: by, meals: remaining });
}

/** Answers the meals whose place is taken. */
async function putInto(
  deps: BringDeps,
  { ownerId, meals }: { ownerId: string; meals: readonly Brought[] },
): Promise<Brought[]> {
  if (await isGone(deps, ownerId)) return [...meals];
  let remaining: Brought[] = [];
  await saveWholeDays(deps.plans, {
    ownerId,
    change: ({ days }, v) => {
      remaining = meals.filter(meal => !isFree(days, meal) && !isThere(days, meal));
      const coming = meals.filter(meal => isFree(days, meal));
      const changes = coming.flatMap(brought => changesFor(days, brought, v));
      return changes.length > 0 ? changes : undefined;
    },
  });
  await forgetIfGone(deps, ownerId);
  return remaining;
}

function isFree(days: KeptDays, place: MealPlace): boolean {
  const { recipeId, leftoversOf: source } = mealAt(days, place) ?? {};
  return recipeId === undefined && source === undefined;
}

/** It came here before. */
function isThere(days: KeptDays, { kept, ...place }: Brought): boolean {
  const now = mealAt(days, place);
  return now?.recipeId === kept.recipeId && now?.by === kept.by;
}

function changesFor(days: KeptDays, { kept, left, ...source }: Brought, v: number): DayChange[] {
  const { recipeId = '', by = '', people, eaters } = kept;
  return [
    { ...source, becomes: { recipeId, by, people, ...(eaters && { eaters }), v } },
    ...left
      .filter(later => isFree(days, later))
      .map(({ date, meal, ...eating }) => ({
        ...{ date, meal },
        becomes: { leftoversOf: source, ...eating, v },
      })),
  ];
}

interface Guests {
  days: KeptDays;
  to: string;
}

export async function bringGuests({ plans }: BringDeps, { days, to }: Guests): Promise<void> {
  await saveWholeDays(plans, {
    ownerId: to,
    change: ({ days: known }, v) => {
      const changes = Object.keys(days).flatMap((date): DayChange[] => {
        const count = guestsAt(days, date);
        return count > 0 && guestsAt(known, date) === 0 ? [{ date, guests: { count, v } }] : [];
      });
      return changes.length > 0 ? changes : undefined;
    },
  });
}
