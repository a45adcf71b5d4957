import type { KeptEater, MealPlace } from '@sufra/contracts';
import { sittingAt, type Table } from '../household/seat-of.ts';
import { visibleTo } from '../library/own-recipe.ts';
import type { RecipeDocument, RecipeModel } from '../recipe/recipe-model.ts';
import { servingsOf } from '../recipe/servings-of.ts';
import { toCarry } from './carry-week.ts';
import { applyChanges, cookedFor, type DayChange, mealAt, onlyOf, placesOf } from './days.ts';
import type { KeptDays, PlanDocument, PlanModel } from './plan-model.ts';
import { plannedServings } from './planned-servings.ts';
import { today } from './today.ts';

export interface KeptCalendarDeps {
  plans: PlanModel;
  recipes: RecipeModel;
}

export interface Calendar {
  days: KeptDays;
  version: number;
  /** What is of the week without dates, and not yet written among the days. */
  carried: DayChange[];
  /** Who eats by it and has no account. */
  eaters: KeptEater[];
}

/** The calendar that is shared at a table: with no meal of a member who has left it, whose recipes are no longer to be read. */
export async function keptCalendar(plans: PlanModel, table: Table): Promise<Calendar> {
  const whole = await wholeCalendar(plans, table.listOf);
  const members = sittingAt(table);
  const eaters = new Set([...members, ...whole.eaters.map(({ id }) => id)]);
  return { ...whole, days: onlyOf(whole.days, { members, eaters }) };
}

/** A member who has none yet has an empty one of version 0. */
export async function wholeCalendar(plans: PlanModel, ownerId: string): Promise<Calendar> {
  const document = await plans.findById(ownerId).lean<PlanDocument>();
  if (!document) return { days: {}, version: 0, carried: [], eaters: [] };
  const carried = toCarry({ document, today: today() });
  const { days = {}, v: version = 0, eaters = [] } = document;
  return { days: applyChanges(days, carried), version, carried, eaters };
}

interface Wanted {
  by: string;
  recipeId: string;
}

/** Those of the recipes that are still saved by the member whose they are, whole. */
export async function savedOf(
  { recipes }: KeptCalendarDeps,
  wanted: readonly Wanted[],
): Promise<RecipeDocument[]> {
  const found = [...Map.groupBy(wanted, ({ by }) => by)].map(([by, own]) =>
    recipes
      .find({
        ...visibleTo(by),
        isSaved: true,
        _id: { $in: [...new Set(own.map(({ recipeId }) => recipeId))] },
      })
      .sort({ createdAt: -1, _id: -1 })
      .lean<RecipeDocument[]>(),
  );
  return (await Promise.all(found)).flat();
}

export interface Planned extends MealPlace {
  recipe: RecipeDocument;
  people: number | null;
  /** Who eats, by their ids, where that is not all. */
  eaters?: string[];
  leftoversOf: MealPlace | null;
  servings: number;
}

/** The planned meals of some days. One whose recipe was deleted since is empty, and so is what was left of it. */
export async function plannedOn(
  deps: KeptCalendarDeps,
  { days }: Pick<Calendar, 'days'>,
  dates: readonly string[],
): Promise<{ planned: Planned[]; recipes: RecipeDocument[] }> {
  const places = placesOf(dates);
  const wanted = places.flatMap(place => {
    const { recipeId, by } = cookedFor(days, place) ?? {};
    return recipeId !== undefined && by !== undefined ? [{ recipeId, by }] : [];
  });
  const recipes = await savedOf(deps, wanted);
  const byId = new Map(recipes.map(recipe => [String(recipe._id), recipe]));
  const planned = places.flatMap((place): Planned[] => {
    const recipe = byId.get(cookedFor(days, place)?.recipeId ?? '');
    if (!recipe) return [];
    const { people = null, leftoversOf = null, eaters } = mealAt(days, place) ?? {};
    const servings = plannedServings(days, place, servingsOf(recipe));
    return [{ ...place, recipe, people, leftoversOf, servings, ...(eaters && { eaters }) }];
  });
  return { planned, recipes };
}
