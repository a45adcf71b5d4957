import { type AnswerOf, addDays, datesFrom, daysBetween, limits, mondayOf } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import type { Rejudge } from '../halal/rejudge.ts';
import type { HouseholdModel } from '../household/household-model.ts';
import { householdOf, nameAt, type Seat, seatOf, seatOfWriter } from '../household/seat-of.ts';
import { describeAtTable } from '../library/describe-at-table.ts';
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
  households: HouseholdModel;
}

interface Range {
  from?: string | undefined;
  to?: string | undefined;
}

type Answer = AnswerOf<'GET /recipes/calendar'>;

export async function findCalendar(deps: CalendarDeps, memberId: string, range: Range): Promise<Answer> {
  const dates = datesOf(range);
  await assertPremium(deps, memberId);
  const seat = await seatOf(deps.households, memberId);
  return describeCalendar(deps, { seat, dates, calendar: await keptCalendar(deps.plans, seat) });
}

export async function setMeals(
  deps: CalendarDeps,
  { range, memberId, ...change }: Omit<CalendarChange, 'seat'> & { memberId: string; range: Range },
): Promise<Answer> {
  const dates = datesOf(range);
  await assertPremium(deps, memberId);
  const seat = await seatOfWriter(deps.households, memberId);
  return describeCalendar(deps, { seat, dates, calendar: await changeCalendar(deps, { ...change, seat }) });
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

interface Described {
  seat: Seat;
  calendar: Calendar;
  dates: readonly string[];
}

async function describeCalendar(deps: CalendarDeps, { seat, calendar, dates }: Described): Promise<Answer> {
  const { planned, recipes } = await plannedOn(deps, calendar, dates);
  return {
    version: calendar.version,
    ...{ from: dates.at(0) ?? '', to: dates.at(-1) ?? '' },
    meals: planned.map(meal => ({ ...describeMeal(meal, { seat, calendar }), ...whoseFor(seat, meal) })),
    guests: guestsOf(calendar, dates),
    recipes: await describeAtTable(deps.rejudge, { seat, recipes }),
    household: householdOf(seat),
  };
}

/** Whose recipe it is, where that is another. */
const whoseFor = (seat: Seat, { recipe: { ownerId } }: Planned) =>
  ownerId === seat.memberId ? {} : { whose: nameAt(seat, ownerId) };

interface NamedBy {
  seat: Seat;
  calendar: Pick<Calendar, 'eaters'>;
}

export function describeMeal({ recipe, eaters, ...meal }: Planned, { seat, calendar }: NamedBy) {
  const nameOf = (id: string) => calendar.eaters.find(kept => kept.id === id)?.name ?? nameAt(seat, id);
  return {
    ...meal,
    ...(eaters && { eaters: eaters.map(id => ({ id, name: nameOf(id) })) }),
    recipeId: String(recipe._id),
  };
}

export const guestsOf = ({ days }: Pick<Calendar, 'days'>, dates: readonly string[]) =>
  dates.map(date => ({ date, guests: guestsAt(days, date) })).filter(({ guests }) => guests > 0);
