import type { Recipe } from '@sufra/contracts';
import { seatOf } from '../household/seat-of.ts';
import { describeAtTable } from '../library/describe-at-table.ts';
import { isPremium } from '../quota/is-premium.ts';
import type { CalendarDeps } from './calendar.ts';
import { keptCalendar, savedOf } from './kept-calendar.ts';

interface AtTable {
  memberId: string;
  id: string;
}

/** A recipe that another member of the household has planned: those who share the calendar read it for as long as it stands there. */
export async function readAtTable(
  deps: CalendarDeps,
  { memberId, id }: AtTable,
): Promise<Recipe | undefined> {
  const seat = await seatOf(deps.households, memberId);
  if (seat.householdId === null || !(await isPremium(deps.allowances, memberId))) return undefined;
  const { days } = await keptCalendar(deps.plans, seat);
  const meal = Object.values(days)
    .flatMap(({ meals = {} }) => Object.values(meals))
    .find(({ recipeId, by }) => recipeId === id && by !== undefined && by !== memberId);
  if (meal?.by === undefined) return undefined;
  const recipes = await savedOf(deps, [{ by: meal.by, recipeId: id }]);
  return (await describeAtTable(deps.rejudge, { seat, recipes })).at(0);
}
