import { calendarReplayable } from './calendar-change.ts';
import { isObject, type Json } from './json.ts';
import { listReplayables } from './list-change.ts';
import { laidUpon, type PlanAnswer } from './plan-change.ts';
import type { Replayable } from './replayable.ts';

/** Changes a recipe wherever an answer holds it. */
function withRecipe(value: unknown, id: string, change: (recipe: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map(each => withRecipe(each, id, change));
  if (!isObject(value)) return value;
  if (value._id === id) return 'steps' in value || 'favorite' in value ? change(value) : value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, isObject(each) ? withRecipe(each, id, change) : each]),
  );
}

const withPersonal = (recipe: Json, change: Json): Json => ({
  ...recipe,
  personal: { ...(isObject(recipe.personal) ? recipe.personal : {}), ...change },
});

const listIn = (recipe: Json, name: string): unknown[] => {
  const list = isObject(recipe.personal) ? recipe.personal[name] : undefined;
  return Array.isArray(list) ? list : [];
};

const ownFields = ['note', 'rating'];

function patched(recipe: Json, body: unknown): Json {
  if (!isObject(body)) return recipe;
  const own = Object.entries(body).filter(([name]) => ownFields.includes(name));
  const { favorite = recipe.favorite } = body;
  return withPersonal({ ...recipe, favorite }, Object.fromEntries(own));
}

const newestFirst = (days: unknown[]) => days.toSorted().reverse();

/** One day or collection more or less in a list of the recipe. */
const inList = (name: string): Pick<Replayable, 'what' | 'readsFrom' | 'shownIn'> => ({
  what: 'recipe',
  readsFrom: path => path.replace(/^(\/recipes\/[\da-f]{24}).*$/, '$1'),
  shownIn: (answer, { path, method }) => {
    const [, id = '', , entry = ''] = /\/recipes\/([\da-f]{24})\/(\w+)\/([\w-]+)/.exec(path) ?? [];
    return withRecipe(answer, id, recipe => {
      const others = listIn(recipe, name).filter(each => each !== entry);
      return withPersonal(recipe, { [name]: method === 'PUT' ? newestFirst([entry, ...others]) : others });
    });
  },
});

const days = inList('cookedOn');
const collections = inList('collections');
const cookedPath = /^\/recipes\/([\da-f]{24})\/cooked\/[\d-]{10}$/;
const collectionPath = /^\/recipes\/([\da-f]{24})\/collections\/[\da-f]{24}$/;

/**
 * All calls that wait. Each bears repetition: it sets a thing to what it says, or its service knows its idempotency key. One that is
 * added here needs no other place.
 */
export const replayables: Replayable[] = [
  {
    method: 'PATCH',
    path: /^\/recipes\/([\da-f]{24})$/,
    what: 'recipe',
    readsFrom: path => path,
    shownIn: (answer, { path, body }) => {
      const [, id = ''] = /\/recipes\/([\da-f]{24})/.exec(path) ?? [];
      return withRecipe(answer, id, recipe => patched(recipe, body));
    },
  },
  { method: 'PUT', path: cookedPath, ...days },
  { method: 'DELETE', path: cookedPath, ...days },
  { method: 'PUT', path: collectionPath, ...collections },
  { method: 'DELETE', path: collectionPath, ...collections },
  ...listReplayables,
  calendarReplayable,
  {
    method: 'PUT',
    path: /^\/recipes\/plan$/,
    what: 'plan',
    // It holds the whole plan. The version of the first goes on: only by it is seen what was changed elsewhere.
    replaces: (former, latter) => ({
      ...(isObject(latter) ? latter : {}),
      ...(isObject(former) && 'version' in former && { version: former.version }),
    }),
    readsFrom: path => path,
    shownIn: (answer, write) => (isPlan(answer) ? laidUpon(answer, write) : answer),
  },
];

const isPlan = (answer: unknown): answer is PlanAnswer =>
  isObject(answer) && isObject(answer.plan) && typeof answer.version === 'number';

export const replayableOf = (method: string, path: string | undefined): Replayable | undefined =>
  path === undefined ? undefined : replayables.find(each => each.method === method && each.path.test(path));
