import type { AnswerOf, ProblemDetail, WeekPlan } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import type { Rejudge } from '../halal/rejudge.ts';
import { describeJudged } from '../library/describe-judged.ts';
import { assertPremium, type PremiumDeps } from '../quota/assert-premium.ts';
import { idsOf, type KeptPlanDeps, keptPlan, plannedRecipes, planPlaces } from './kept-plan.ts';
import { savePlan } from './save-plan.ts';

export interface PlanDeps extends KeptPlanDeps, PremiumDeps {
  rejudge: Rejudge;
}

type Planned = AnswerOf<'GET /recipes/plan'>;

export async function findPlan(deps: PlanDeps, memberId: string): Promise<Planned> {
  await assertPremium(deps, memberId);
  const { recipes, ...kept } = await keptPlan(deps, memberId);
  return { ...kept, recipes: await describeJudged(deps.rejudge, recipes) };
}

export interface NewPlan {
  memberId: string;
  plan: WeekPlan;
  /** What the change was made of; without it, the last save wins. */
  version?: number;
}

export async function setPlan(deps: PlanDeps, { memberId, plan, version }: NewPlan): Promise<Planned> {
  await assertPremium(deps, memberId);
  const recipes = await plannedRecipes(deps, { memberId, plan });
  const saved = idsOf(recipes);
  const details: ProblemDetail[] = planPlaces
    .filter(({ day, slot }) => plan[day][slot] !== null && !saved.has(plan[day][slot]))
    .map(({ day, slot }) => ({
      path: `plan.${day}.${slot}`,
      message: 'This is none of your saved recipes.',
    }));
  if (details.length > 0) throw new Problem('invalid_request', { details });
  const kept = await savePlan(deps.plans, { memberId, plan, version });
  return { ...kept, recipes: await describeJudged(deps.rejudge, recipes) };
}
