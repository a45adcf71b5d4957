import {
  type BodyOf,
  daysBetween,
  isSamePlace,
  keepsUntil,
  limits,
  type ProblemDetail,
} from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import { applyChanges, type DayChange, isCooked, leftoversOf, mealAt } from './days.ts';
import { type Calendar, type KeptCalendarDeps, savedOf } from './kept-calendar.ts';
import type { KeptDays, KeptMeal } from './plan-model.ts';
import { saveDays } from './save-days.ts';
import { today } from './today.ts';

type Asked = Required<Pick<BodyOf<'PATCH /recipes/calendar'>, 'meals' | 'guests'>>;

type Becomes = Asked['meals'][number]['becomes'];

export interface CalendarChange extends Asked {
  memberId: string;
  /** What the change was made of; without it, it is made of whatever is there. */
  version?: number | undefined;
}

/** All of a change or nothing of it. */
export async function changeCalendar(deps: KeptCalendarDeps, asked: CalendarChange): Promise<Calendar> {
  const { memberId, meals, guests, version } = asked;
  refuse([...tooFar(asked), ...twice(asked), ...(await unsaved(deps, asked))]);
  return saveDays(deps.plans, {
    ownerId: memberId,
    change: ({ days }, v) => {
      if (version !== undefined && isContested(days, asked, version)) throw new Problem('plan_changed');
      const changes: DayChange[] = [
        ...meals.map(({ becomes, ...place }) => ({ ...place, becomes: kept(becomes, { by: memberId, v }) })),
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

async function unsaved(
  deps: KeptCalendarDeps,
  { memberId, meals }: Pick<CalendarChange, 'memberId' | 'meals'>,
): Promise<ProblemDetail[]> {
  const wanted = meals.flatMap(({ becomes }) => becomes?.recipeId ?? []);
  const found = await savedOf(
    deps,
    wanted.map(recipeId => ({ by: memberId, recipeId })),
  );
  const saved = new Set(found.map(({ _id }) => String(_id)));
  return meals.flatMap(({ becomes }, at) =>
    becomes?.recipeId === undefined || saved.has(becomes.recipeId)
      ? []
      : [{ path: `meals.${at}.becomes.recipeId`, message: 'This is none of your saved recipes.' }],
  );
}

const kept = (becomes: Becomes, { by, v }: { by: string; v: number }): KeptMeal => ({
  ...(becomes?.recipeId !== undefined && { recipeId: becomes.recipeId, by }),
  ...(becomes?.leftoversOf && { leftoversOf: becomes.leftoversOf }),
  ...{ people: becomes?.people ?? null, v },
});

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
  const { recipeId, leftoversOf: source, people = null } = becomes ?? {};
  const isSameSource =
    source && now.leftoversOf ? isSamePlace(source, now.leftoversOf) : source === now.leftoversOf;
  return now.recipeId === recipeId && now.people === people && isSameSource;
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
