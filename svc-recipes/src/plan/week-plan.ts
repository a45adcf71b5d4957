import { setTimeout as wait } from 'node:timers/promises';
import { type ProblemDetail, planDays, planSlots, WeekPlan } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import { visibleTo } from '../library/own-recipe.ts';
import type { AllowanceModel } from '../quota/allowance-model.ts';
import { isPremium } from '../quota/is-premium.ts';
import type { RecipeModel } from '../recipe/recipe-model.ts';
import type { PlanModel } from './plan-model.ts';
import { type KeptPlan, savePlan } from './save-plan.ts';

export interface PlanDeps {
  plans: PlanModel;
  recipes: RecipeModel;
  allowances: AllowanceModel;
  premiumNewsWaitMs: number;
}

const lookEveryMs = 100;

type Day = (typeof planDays)[number];
type Slot = (typeof planSlots)[number];

const slots = planDays.flatMap(day => planSlots.map(slot => ({ day, slot })));

const planOf = (recipeFor: (day: Day, slot: Slot) => string | null | undefined) =>
  WeekPlan.parse(
    Object.fromEntries(
      planDays.map(day => [
        day,
        Object.fromEntries(planSlots.map(slot => [slot, recipeFor(day, slot) ?? null])),
      ]),
    ),
  );

/** A member who has just paid is sent to the plan while the event that says so may still be on its way here. */
async function assertPremium({ allowances, premiumNewsWaitMs }: PlanDeps, memberId: string) {
  const end = performance.now() + premiumNewsWaitMs;
  while (!(await isPremium(allowances, memberId))) {
    if (performance.now() > end) throw new Problem('premium_only');
    await wait(lookEveryMs);
  }
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

/** A recipe that was deleted since leaves its slots empty, and a plan from before there was a day or a slot has them too. */
export async function findPlan(deps: PlanDeps, memberId: string): Promise<KeptPlan> {
  await assertPremium(deps, memberId);
  const document = await deps.plans.findById(memberId).lean();
  const kept: Partial<Record<Day, Partial<WeekPlan[Day]>>> = document?.plan ?? {};
  const plan = planOf((day, slot) => kept[day]?.[slot]);
  const saved = await savedIn(deps, { memberId, plan });
  return {
    plan: planOf((day, slot) => (saved.has(plan[day][slot] ?? '') ? plan[day][slot] : null)),
    version: document?.v ?? 0,
  };
}

export interface NewPlan {
  memberId: string;
  plan: WeekPlan;
  /** What the change was made of; without it, the last save wins. */
  version?: number;
}

export async function setPlan(deps: PlanDeps, { memberId, plan, version }: NewPlan): Promise<KeptPlan> {
  await assertPremium(deps, memberId);
  const saved = await savedIn(deps, { memberId, plan });
  const details: ProblemDetail[] = slots
    .filter(({ day, slot }) => plan[day][slot] !== null && !saved.has(plan[day][slot]))
    .map(({ day, slot }) => ({
      path: `plan.${day}.${slot}`,
      message: 'This is none of your saved recipes.',
    }));
  if (details.length > 0) throw new Problem('invalid_request', { details });
  return savePlan(deps.plans, { memberId, plan, version });
}
