import { isObject, type Json } from './json.ts';
import type { Replayable } from './replayable.ts';

const path = '/recipes/calendar';

const listIn = (value: unknown, name: string): Json[] => {
  const list = isObject(value) ? value[name] : undefined;
  return Array.isArray(list) ? list.filter(isObject) : [];
};

const mealKey = ({ date, meal }: Json) => `${String(date)} ${String(meal)}`;
const nightKey = ({ date }: Json) => String(date);

/** Later ones in place of earlier ones of the same key. */
const over = (earlier: Json[], later: Json[], keyOf: (each: Json) => string) => [
  ...earlier.filter(each => later.every(other => keyOf(other) !== keyOf(each))),
  ...later,
];

/** A meal as the service answers it; nothing where it becomes empty, or is left of what is not known here. */
function mealOf({ becomes, ...place }: Json, known: Json[]): Json[] {
  if (!isObject(becomes)) return [];
  const { leftoversOf = null, people = null } = becomes;
  const source = isObject(leftoversOf) && known.find(each => mealKey(each) === mealKey(leftoversOf));
  const recipeId = becomes.recipeId ?? (source ? source.recipeId : undefined);
  return recipeId === undefined ? [] : [{ ...place, recipeId, people, leftoversOf, servings: 0 }];
}

/** What is answered once a change of the calendar is made: its meals and guests in place of those that are there. */
export function laidOnCalendar(answer: unknown, body: unknown): unknown {
  if (!isObject(answer) || !Array.isArray(answer.meals) || !Array.isArray(answer.guests)) return answer;
  const meals = listIn(body, 'meals').reduce(
    (known, change) => {
      const others = known.filter(each => mealKey(each) !== mealKey(change));
      const planned = mealOf(change, others);
      const stay =
        planned.length > 0
          ? others
          : others.filter(
              ({ leftoversOf }) => !isObject(leftoversOf) || mealKey(leftoversOf) !== mealKey(change),
            );
      return [...stay, ...planned];
    },
    listIn(answer, 'meals'),
  );
  const guests = over(listIn(answer, 'guests'), listIn(body, 'guests'), nightKey).filter(
    night => night.guests !== 0,
  );
  return { ...answer, meals, guests };
}

/** Both changes as one, based on what the first was based on: the second has seen the first, and no service is asked to guess that. */
const together = (former: unknown, latter: unknown) => ({
  ...(isObject(latter) ? latter : {}),
  meals: over(listIn(former, 'meals'), listIn(latter, 'meals'), mealKey),
  guests: over(listIn(former, 'guests'), listIn(latter, 'guests'), nightKey),
  ...(isObject(former) && 'version' in former && { version: former.version }),
});

export const calendarReplayable: Replayable = {
  method: 'PATCH',
  path: /^\/recipes\/calendar$/,
  what: 'plan',
  replaces: together,
  readsFrom: () => path,
  shownIn: (answer, { body }) => laidOnCalendar(answer, body),
};

export const isOfCalendar = (written: string) => new URL(written, 'https://x').pathname.endsWith(path);

/** Also over what the same meals became elsewhere. */
export const withoutVersion = (body: unknown) =>
  isObject(body) ? Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'version')) : body;
