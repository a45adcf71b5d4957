import { type AnswerOf, addDays, datesFrom, daysBetween, limits, mondayOf } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import type { Rejudge } from '../halal/rejudge.ts';
import { describeJudged } from '../library/describe-judged.ts';
import { assertPremium, type PremiumDeps } from '../quota/assert-premium.ts';
import { type CalendarChange, changeCalendar } from './change-calendar.ts';
import { guestsAt } from './days.ts';
import {
  type Calendar,
  type KeptCalendarDeps,
  keptCalendar,
  type Planned,
  plannedOn,
} from './kept-calendar.ts';
import { today } from './today.ts';

export interface CalendarDeps extends KeptCalendarDeps, PremiumDeps {
  rejudge: Rejudge;
}

interface Range {
  from?: string | undefined;
  to?: string | undefined;
}

type Answer = AnswerOf<'GET /recipes/calendar'>;

export async function findCalendar(deps: CalendarDeps, memberId: string, range: Range): Promise<Answer> {
  const dates = datesOf(range);
  await assertPremium(deps, memberId);
  return describeCalendar(deps, await keptCalendar(deps.plans, memberId), dates);
}

export async function setMeals(
  deps: CalendarDeps,
  { range, ...change }: CalendarChange & { range: Range },
): Promise<Answer> {
  const dates = datesOf(range);
  await assertPremium(deps, change.memberId);
  return describeCalendar(deps, await changeCalendar(deps, change), dates);
}

const usualDays = 21;

function datesOf({ from, to }: Range): string[] {
  // Where it is still yesterday, last week may be the present one.
  if (from === undefined && to === undefined) return datesFrom(mondayOf(addDays(today(), -1)), usualDays);
  const count = from !== undefined && to !== undefined ? daysBetween(from, to) + 1 : 0;
  if (from !== undefined && count >= 1 && count <= limits.calendarDays) return datesFrom(from, count);
  const message = `Please choose a first and a last day, at most ${limits.calendarDays} days in all.`;
  throw new Problem('invalid_request', { details: [{ path: 'to', message }] });
}

async function describeCalendar(
  deps: CalendarDeps,
  calendar: Calendar,
  dates: readonly string[],
): Promise<Answer> {
  const { planned, recipes } = await plannedOn(deps, calendar, dates);
  return {
    version: calendar.version,
    ...{ from: dates.at(0) ?? '', to: dates.at(-1) ?? '' },
    meals: planned.map(describeMeal),
    guests: guestsOf(calendar, dates),
    recipes: await describeJudged(deps.rejudge, recipes),
  };
}

export const describeMeal = ({ recipe, ...meal }: Planned) => ({ ...meal, recipeId: String(recipe._id) });

export const guestsOf = ({ days }: Pick<Calendar, 'days'>, dates: readonly string[]) =>
  dates.map(date => ({ date, guests: guestsAt(days, date) })).filter(({ guests }) => guests > 0);
