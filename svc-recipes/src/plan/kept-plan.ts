import { planDays, planSlots, WeekPlan } from '@sufra/contracts';
import { visibleTo } from '../library/own-recipe.ts';
import type { RecipeDocument, RecipeModel } from '../recipe/recipe-model.ts';
import type { PlanModel } from './plan-model.ts';
import type { KeptPlan } from './save-plan.ts';

export interface KeptPlanDeps {
  plans: PlanModel;
  recipes: RecipeModel;
}

type Day = (typeof planDays)[number];
type Slot = (typeof planSlots)[number];

/** Each slot of each day. */
export const planPlaces = planDays.flatMap(day => planSlots.map(slot => ({ day, slot })));

const planOf = (recipeFor: (day: Day, slot: Slot) => string | null | undefined) =>
  WeekPlan.parse(
    Object.fromEntries(
      planDays.map(day => [
        day,
        Object.fromEntries(planSlots.map(slot => [slot, recipeFor(day, slot) ?? null])),
      ]),
    ),
  );

interface PlanOf {
  memberId: string;
  plan: WeekPlan;
}

/** The plan's recipes that are still saved by its member, whole. */
export const plannedRecipes = ({ recipes }: KeptPlanDeps, { memberId, plan }: PlanOf) =>
  recipes
    .find({
      ...visibleTo(memberId),
      isSaved: true,
      _id: {
        $in: [...new Set(planPlaces.map(({ day, slot }) => plan[day][slot]).filter(id => id !== null))],
      },
    })
    .sort({ createdAt: -1, _id: -1 })
    .lean<RecipeDocument[]>();

export const idsOf = (recipes: Pick<RecipeDocument, '_id'>[]) =>
  new Set(recipes.map(({ _id }) => String(_id)));

/** A recipe that was deleted since leaves its slots empty, and a plan from before there was a day or a slot has them too. */
export async function keptPlan(
  deps: KeptPlanDeps,
  memberId: string,
): Promise<KeptPlan & { recipes: RecipeDocument[] }> {
  const document = await deps.plans.findById(memberId).lean();
  const kept: Partial<Record<Day, Partial<WeekPlan[Day]>>> = document?.plan ?? {};
  const plan = planOf((day, slot) => kept[day]?.[slot]);
  const recipes = await plannedRecipes(deps, { memberId, plan });
  const saved = idsOf(recipes);
  return {
    plan: planOf((day, slot) => (saved.has(plan[day][slot] ?? '') ? plan[day][slot] : null)),
    version: document?.v ?? 0,
    recipes,
  };
}
