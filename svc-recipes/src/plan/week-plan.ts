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
import { type Seat, seatOf, seatOfWriter } from '../household/seat-of.ts';
import { describeAtTable } from '../library/describe-at-table.ts';
import { assertPremium } from '../quota/assert-premium.ts';
import { broughtBy, type OwnerOf } from './brought-by.ts';
import type { CalendarDeps } from './calendar.ts';
import { type DayChange, weekPlanOf } from './days.ts';
import { type Calendar, type KeptCalendarDeps, keptCalendar, plannedOn } from './kept-calendar.ts';
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

async function describePlan(
  deps: CalendarDeps,
  { seat, calendar }: { seat: Seat; calendar: Calendar },
): Promise<Planned> {
  const { plan, recipes } = await presentPlan(deps, calendar);
  const { version } = calendar;
  return { plan, version, recipes: await describeAtTable(deps.rejudge, { seat, recipes }) };
}

export async function findPlan(deps: CalendarDeps, memberId: string): Promise<Planned> {
  await assertPremium(deps, memberId);
  const seat = await seatOf(deps.households, memberId);
  return describePlan(deps, { seat, calendar: await keptCalendar(deps.plans, seat) });
}

export interface NewPlan {
  memberId: string;
  plan: WeekPlan;
  /** What the change was made of; without it, the last save wins. */
  version?: number;
}

export async function setPlan(deps: CalendarDeps, { memberId, plan, version }: NewPlan): Promise<Planned> {
  await assertPremium(deps, memberId);
  const seat = await seatOfWriter(deps.households, memberId);
  const recipeIds = places.flatMap(({ day, slot }) => plan[day][slot] ?? []);
  const ownerOf = await broughtBy(deps, { memberId, recipeIds });
  const dates = presentWeek();
  const calendar = await saveDays(deps.plans, {
    table: seat,
    change: ({ days, version: now }, v) => {
      const by = ownerOf(days);
      refuseUnsaved(plan, by);
      if (version !== undefined && version !== now) throw new Problem('plan_changed');
      const known = weekPlanOf(days, mondayOf(today()));
      return places.flatMap(({ day, at, slot }): DayChange[] => {
        const recipeId = plan[day][slot];
        if (recipeId === known[day][slot]) return [];
        const owner = recipeId === null ? undefined : by(recipeId);
        const becomes = {
          ...(recipeId !== null && owner !== undefined && { recipeId, by: owner }),
          ...{ people: null, v },
        };
        return [{ date: dates[at] ?? '', meal: slot, becomes }];
      });
    },
  });
  return describePlan(deps, { seat, calendar });
}

function refuseUnsaved(plan: WeekPlan, by: OwnerOf) {
  const details: ProblemDetail[] = places
    .filter(({ day, slot }) => plan[day][slot] !== null && by(plan[day][slot]) === undefined)
    .map(({ day, slot }) => ({
      path: `plan.${day}.${slot}`,
      message: 'This is none of your saved recipes.',
    }));
  if (details.length > 0) throw new Problem('invalid_request', { details });
}
