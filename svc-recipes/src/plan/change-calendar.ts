import { isDeepStrictEqual } from 'node:util';
import {
  type BodyOf,
  daysBetween,
  isSamePlace,
  type KeptEater,
  keepsUntil,
  limits,
  type ProblemDetail,
} from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import { notAtTable } from '../household/not-at-table.ts';
import { type Seat, sittingAt } from '../household/seat-of.ts';
import { broughtBy, type OwnerOf } from './brought-by.ts';
import { applyChanges, type DayChange, isCooked, leftoversOf, mealAt } from './days.ts';
import type { Calendar, KeptCalendarDeps } from './kept-calendar.ts';
import type { KeptDays, KeptMeal } from './plan-model.ts';
import { saveDays } from './save-days.ts';
import { today } from './today.ts';

type Asked = Required<Pick<BodyOf<'PATCH /recipes/calendar'>, 'meals' | 'guests'>>;

type Becomes = Asked['meals'][number]['becomes'];

export interface CalendarChange extends Asked {
  seat: Seat;
  /** What the change was made of; without it, it is made of whatever is there. */
  version?: number | undefined;
}

/** All of a change or nothing of it. */
export async function changeCalendar(deps: KeptCalendarDeps, asked: CalendarChange): Promise<Calendar> {
  const { seat, meals, guests, version } = asked;
  refuse([...tooFar(asked), ...twice(asked)]);
  const named = meals.flatMap(({ becomes }) => becomes?.recipeId ?? []);
  const ownerOf = await broughtBy(deps, { memberId: seat.memberId, recipeIds: named });
  return saveDays(deps.plans, {
    table: seat,
    change: ({ days, eaters }, v) => {
      const by = ownerOf(days);
      refuse([...unsaved(meals, by), ...strangers(meals, eatingAt(seat, eaters))]);
      if (version !== undefined && isContested(days, asked, version)) throw new Problem('plan_changed');
      const changes: DayChange[] = [
        ...meals.map(({ becomes, ...place }) => ({
          ...place,
          becomes: kept(becomes, { by, v, writer: seat.memberId, before: mealAt(days, place) }),
        })),
        ...guests.map(({ date, guests: count }) => ({ date, guests: { count, v } })),
      ];
      const next = applyChanges(days, changes);
      refuse(notKeeping(next, meals));
      return [...changes, ...withoutSource(next, meals, v)];
    },
  });
}

function refuse(details: ProblemDetail[]) {
  if (details.length > 0) throw new Problem('invalid_request', { details });
}

const farMessage = `Please choose a day within ${limits.calendarDaysAway} days of today.`;

const tooFar = ({ meals, guests }: Asked): ProblemDetail[] =>
  Object.entries({ meals, guests }).flatMap(([list, changes]) =>
    changes.flatMap(({ date }, at) =>
      Math.abs(daysBetween(today(), date)) > limits.calendarDaysAway
        ? [{ path: `${list}.${at}.date`, message: farMessage }]
        : [],
    ),
  );

const twice = ({ meals, guests }: Asked): ProblemDetail[] =>
  Object.entries({
    meals: meals.map(({ date, meal }) => `${date} ${meal}`),
    guests: guests.map(({ date }) => date),
  }).flatMap(([list, names]) =>
    names.flatMap((name, at) =>
      names.indexOf(name) === at ? [] : [{ path: `${list}.${at}`, message: 'This was sent twice.' }],
    ),
  );

const unsaved = (meals: Asked['meals'], by: OwnerOf): ProblemDetail[] =>
  meals.flatMap(({ becomes }, at) =>
    becomes?.recipeId === undefined || by(becomes.recipeId) !== undefined
      ? []
      : [{ path: `meals.${at}.becomes.recipeId`, message: 'This is none of your saved recipes.' }],
  );

const eatingAt = (seat: Seat, eaters: readonly KeptEater[]) =>
  new Set([...sittingAt(seat), ...eaters.map(({ id }) => id)]);

/** Who is named and does not eat at this table. */
const strangers = (meals: Asked['meals'], known: ReadonlySet<string>): ProblemDetail[] =>
  meals.flatMap(({ becomes }, at) =>
    (becomes?.eaters ?? []).flatMap((id, nth) =>
      known.has(id) ? [] : [{ path: `meals.${at}.becomes.eaters.${nth}`, message: notAtTable }],
    ),
  );

interface Written {
  by: OwnerOf;
  v: number;
  writer: string;
  before: KeptMeal | undefined;
}

function kept(becomes: Becomes, { by, v, writer, before }: Written): KeptMeal {
  const owner = becomes?.recipeId && by(becomes.recipeId);
  const was = stoodThere(before, writer);
  return {
    ...(becomes?.recipeId !== undefined && owner && { recipeId: becomes.recipeId, by: owner }),
    ...(becomes?.leftoversOf && { leftoversOf: becomes.leftoversOf }),
    ...(was && { was }),
    ...(becomes?.eaters && { eaters: eachOnce(becomes.eaters) }),
    ...{ people: becomes?.people ?? null, v },
  };
}

const eachOnce = (ids: readonly string[]) => [...new Set(ids)].toSorted();

/** One's own a writer may plan at any time. */
function stoodThere(before: KeptMeal | undefined, writer: string): KeptMeal['was'] {
  const { recipeId, by, was } = before ?? {};
  return recipeId !== undefined && by !== undefined && by !== writer ? { recipeId, by } : was;
}

/** Whether something of it became another since, by another change: one that comes again because its answer was lost meets itself. */
const isContested = (days: KeptDays, { meals, guests }: Asked, version: number) =>
  meals.some(({ becomes, ...place }) => {
    const now = mealAt(days, place);
    return now !== undefined && now.v > version && !isSame(now, becomes);
  }) ||
  guests.some(({ date, guests: count }) => {
    const now = days[date]?.guests;
    return now !== undefined && now.v > version && now.count !== count;
  });

function isSame(now: KeptMeal, becomes: Becomes): boolean {
  const { recipeId, leftoversOf: source, people = null, eaters } = becomes ?? {};
  const isSameSource =
    source && now.leftoversOf ? isSamePlace(source, now.leftoversOf) : source === now.leftoversOf;
  const areSameEaters = isDeepStrictEqual(now.eaters ?? [], eachOnce(eaters ?? []));
  return now.recipeId === recipeId && now.people === people && areSameEaters && isSameSource;
}

/** Leftovers of what is not cooked, or not before, or too long before. */
const notKeeping = (days: KeptDays, meals: Asked['meals']): ProblemDetail[] =>
  meals.flatMap(({ becomes, ...place }, at) => {
    const source = becomes?.leftoversOf;
    if (!source || (isCooked(days, source) && keepsUntil(source, place))) return [];
    const message = `Leftovers are of a meal that is cooked at most ${limits.leftoverDays} days before.`;
    return [{ path: `meals.${at}.becomes.leftoversOf`, message }];
  });

/** What was left of a meal that is not cooked any more goes with it. */
const withoutSource = (days: KeptDays, meals: Asked['meals'], v: number): DayChange[] =>
  meals
    .filter(place => !isCooked(days, place))
    .flatMap(place => leftoversOf(days, place))
    .map(place => ({ ...place, becomes: { people: null, v } }));
