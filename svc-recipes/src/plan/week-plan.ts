import { type ProblemDetail, planDays, planSlots, WeekPlan } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import { visibleTo } from '../library/own-recipe.ts';
import type { RecipeModel } from '../library/recipe-model.ts';
import type { AllowanceModel } from '../quota/allowance-model.ts';
import type { PlanModel } from './plan-model.ts';

export interface PlanDeps {
  plans: PlanModel;
  recipes: RecipeModel;
  allowances: AllowanceModel;
}

const slots = planDays.flatMap(day => planSlots.map(slot => ({ day, slot })));

async function assertPremium(allowances: AllowanceModel, memberId: string) {
  if (!(await allowances.exists({ _id: memberId, isPremium: true }))) throw new Problem('premium_only');
}

/** Which of the plan's recipes are still saved by this member. */
async function savedIn({ recipes }: PlanDeps, { memberId, plan }: { memberId: string; plan: WeekPlan }) {
  const ids = [...new Set(slots.map(({ day, slot }) => plan[day][slot]).filter(id => id !== null))];
  const found = await recipes
    .find({ ...visibleTo(memberId), isSaved: true, _id: { $in: ids } })
    .select('_id')
    .lean();
  return new Set(found.map(({ _id }) => String(_id)));
}

const planOf = (
  recipeFor: (day: (typeof planDays)[number], slot: (typeof planSlots)[number]) => string | null,
) =>
  WeekPlan.parse(
    Object.fromEntries(
      planDays.map(day => [day, Object.fromEntries(planSlots.map(slot => [slot, recipeFor(day, slot)]))]),
    ),
  );

/** A recipe that was deleted since leaves its slots empty. */
export async function findPlan(deps: PlanDeps, memberId: string): Promise<{ plan: WeekPlan }> {
  await assertPremium(deps.allowances, memberId);
  const kept = (await deps.plans.findById(memberId).lean())?.plan;
  if (!kept) return { plan: planOf(() => null) };
  const saved = await savedIn(deps, { memberId, plan: kept });
  return {
    plan: planOf((day, slot) => {
      const id = kept[day]?.[slot];
      return id && saved.has(id) ? id : null;
    }),
  };
}

export async function setPlan(
  deps: PlanDeps,
  { memberId, plan }: { memberId: string; plan: WeekPlan },
): Promise<{ plan: WeekPlan }> {
  await assertPremium(deps.allowances, memberId);
  const saved = await savedIn(deps, { memberId, plan });
  const unknown: ProblemDetail[] = slots
    .filter(({ day, slot }) => {
      const id = plan[day][slot];
      return id !== null && !saved.has(id);
    })
    .map(({ day, slot }) => ({
      path: `plan.${day}.${slot}`,
      message: 'This is none of your saved recipes.',
    }));
  if (unknown.length > 0) throw new Problem('invalid_request', { details: unknown });
  await deps.plans.updateOne({ _id: memberId }, { $set: { plan } }, { upsert: true });
  return { plan };
}
