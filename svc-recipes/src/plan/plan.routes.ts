import { routes } from '@sufra/service-kit';
import { findPlan, type PlanDeps, setPlan } from './week-plan.ts';

export const planRoutes = (deps: PlanDeps) =>
  routes({
    'GET /recipes/plan': ({ caller }) => findPlan(deps, caller.userId),
    'PUT /recipes/plan': ({ body, caller }) => setPlan(deps, { memberId: caller.userId, ...body }),
  });
