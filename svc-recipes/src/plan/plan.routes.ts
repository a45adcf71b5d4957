import { routes } from '@sufra/service-kit';
import { type CalendarDeps, findCalendar, setMeals } from './calendar.ts';
import { findPlan, setPlan } from './week-plan.ts';

export const planRoutes = (deps: CalendarDeps) =>
  routes({
    'GET /recipes/calendar': ({ caller, query }) => findCalendar(deps, caller.userId, query),
    'PATCH /recipes/calendar': ({ body, caller, query }) =>
      setMeals(deps, { memberId: caller.userId, range: query, ...body }),
    'GET /recipes/plan': ({ caller }) => findPlan(deps, caller.userId),
    'PUT /recipes/plan': ({ body, caller }) => setPlan(deps, { memberId: caller.userId, ...body }),
  });
