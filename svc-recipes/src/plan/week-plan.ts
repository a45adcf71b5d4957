import {
  type AnswerOf,
  type CalendarMealName,
  datesFrom,
  mondayOf,
  type ProblemDetail,
  planDays,
  planSlots,
  type WeekPlan,
  weekdayOf,
} from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import { describeJudged } from '../library/describe-judged.ts';
import { assertPremium } from '../quota/assert-premium.ts';
import type { CalendarDeps } from './calendar.ts';
import { type DayChange, weekPlanOf } from './days.ts';
import { type Calendar, type KeptCalendarDeps, keptCalendar, plannedOn, savedOf } from './kept-calendar.ts';
import { saveDays } from './save-days.ts';
import { today } from './today.ts';

type Planned = AnswerOf<'GET /recipes/plan'>;

const presentWeek = () => datesFrom(mondayOf(today()), planDays.length);

/** Each slot of each day of the week that pages without a calendar know. */
const places = planDays.flatMap((day, at) => planSlots.map(slot => ({ day, at, slot })));

/** The present week as it was before there were others. */
export async function presentPlan(deps: KeptCalendarDeps, calendar: Calendar) {
  const { planned, recipes } = await plannedOn(deps, calendar, presentWeek());
  const recipeAt = (day: string, slot: CalendarMealName) =>
    planned.find(({ date, meal }) => weekdayOf(date) === day && meal === slot)?.recipe._id;
  const plan = weekPlanOf({}, mondayOf(today()));
  for (const { day, slot } of places) plan[day][slot] = recipeAt(day, slot)?.toString() ?? null;
  // Snacks are none of this plan.
  const named = new Set(places.map(({ day, slot }) => plan[day][slot]));
  return { plan, recipes: recipes.filter(({ _id }) => named.has(String(_id))) };
}

async function describePlan(deps: CalendarDeps, calendar: Calendar): Promise<Planned> {
  const { plan, recipes } = await presentPlan(deps, calendar);
  return { plan, version: calendar.version, recipes: await describeJudged(deps.rejudge, recipes) };
}

export async function findPlan(deps: CalendarDeps, memberId: string): Promise<Planned> {
  await assertPremium(deps, memberId);
  return describePlan(deps, await keptCalendar(deps.plans, memberId));
}

export interface NewPlan {
  memberId: string;
  plan: WeekPlan;
  /** What the change was made of; without it, the last save wins. */
  version?: number;
}

export async function setPlan(deps: CalendarDeps, { memberId, plan, version }: NewPlan): Promise<Planned> {
  await assertPremium(deps, memberId);
  const wanted = places.flatMap(({ day, slot }) => plan[day][slot] ?? []);
  const found = await savedOf(
    deps,
    wanted.map(recipeId => ({ by: memberId, recipeId })),
  );
  const saved = new Set(found.map(({ _id }) => String(_id)));
  const details: ProblemDetail[] = places
    .filter(({ day, slot }) => plan[day][slot] !== null && !saved.has(plan[day][slot]))
    .map(({ day, slot }) => ({
      path: `plan.${day}.${slot}`,
      message: 'This is none of your saved recipes.',
    }));
  if (details.length > 0) throw new Problem('invalid_request', { details });
  const dates = presentWeek();
  const calendar = await saveDays(deps.plans, {
    ownerId: memberId,
    change: ({ days, version: now }, v) => {
      if (version !== undefined && version !== now) throw new Problem('plan_changed');
      const known = weekPlanOf(days, mondayOf(today()));
      return places.flatMap(({ day, at, slot }): DayChange[] => {
        const recipeId = plan[day][slot];
        if (recipeId === known[day][slot]) return [];
        const becomes = { ...(recipeId !== null && { recipeId, by: memberId }), people: null, v };
        return [{ date: dates[at] ?? '', meal: slot, becomes }];
      });
    },
  });
  return describePlan(deps, calendar);
}
