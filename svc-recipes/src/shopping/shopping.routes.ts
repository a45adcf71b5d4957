import { type Limit, routes, type Throttle } from '@sufra/service-kit';
import { addRecipe, changeServings, type MealDeps, takeMealOff, takePlan } from './add-meals.ts';
import { changeList, describeList } from './change-list.ts';
import { keptList } from './kept-list.ts';
import { clearList, placeLine, takeLineOff, writeOwnLine } from './own-lines.ts';
import { endListSharing, readSharedList, shareList, tickShared } from './share-list.ts';
import { tickLine } from './tick-line.ts';
import { markOf } from './write-mark.ts';

interface Deps extends MealDeps {
  throttle: Throttle;
}

/** More than hands in a shop make in a minute. */
const ticksByAddress: Limit = { name: 'shared-list-ticks', most: 240, windowMs: 60_000 };

interface Asking {
  caller: { userId: string };
  params?: object;
  body?: object;
}

/** Who asks, and what the write is known again by: what it does is part of that. */
const asked = (
  what: string,
  { caller, params, body }: Asking,
  header: (name: string) => string | undefined,
) => ({
  ownerId: caller.userId,
  write: markOf(header('idempotency-key'), [what, params, body]),
});

export const shoppingRoutes = ({ throttle, ...deps }: Deps) =>
  routes({
    'GET /shopping-list': async ({ caller }) => ({
      list: await describeList(deps, await keptList(deps.lists, caller.userId)),
    }),
    'POST /shopping-list/recipes': async (input, { header }) => ({
      list: await addRecipe(deps, { ...asked('recipe', input, header), ...input.body }),
    }),
    'PUT /shopping-list/plan': async (input, { header }) => ({
      list: await takePlan(deps, { ...asked('plan', input, header), ...input.body }),
    }),
    'PATCH /shopping-list/meals/{meal}': async (input, { header }) => ({
      list: await changeServings(deps, {
        ...asked('servings', input, header),
        ...input.params,
        ...input.body,
      }),
    }),
    'DELETE /shopping-list/meals/{meal}': async (input, { header }) => ({
      list: await takeMealOff(deps, { ...asked('meal off', input, header), ...input.params }),
    }),
    'PUT /shopping-list/lines/{line}': async (input, { header }) => ({
      list: await writeOwnLine(deps, { ...asked('own line', input, header), ...input.params, ...input.body }),
    }),
    'PATCH /shopping-list/lines/{line}': async (input, { header }) => ({
      list: await placeLine(deps, { ...asked('place', input, header), ...input.params, ...input.body }),
    }),
    'DELETE /shopping-list/lines/{line}': async (input, { header }) => ({
      list: await takeLineOff(deps, { ...asked('line off', input, header), ...input.params }),
    }),
    'PUT /shopping-list/lines/{line}/tick': (input, { header }) =>
      tickLine(deps, { ...asked('tick', input, header), ...input.params, ...input.body }),
    'POST /shopping-list/clear': async (input, { header }) => ({
      list: await clearList(deps, { ...asked('clear', input, header), ...input.body }),
    }),
    'PUT /shopping-list/shelves': async (input, { header }) => ({
      list: await changeList(deps, {
        ...asked('shelves', input, header),
        version: input.body.version,
        change: () => ({ shelves: input.body.shelves }),
      }),
    }),
    'PUT /shopping-list/at-home': async (input, { header }) => ({
      list: await changeList(deps, {
        ...asked('at home', input, header),
        version: input.body.version,
        change: () => ({ atHome: [...new Set(input.body.atHome)] }),
      }),
    }),
    'PUT /shopping-list/share': (input, { header }) =>
      shareList(deps, { ...asked('share', input, header), ...input.body }),
    'DELETE /shopping-list/share': (input, { header }) =>
      endListSharing(deps, asked('share no longer', input, header)),
    'GET /shopping-list/shared/{token}': ({ params }) => readSharedList(deps, params.token),
    'PUT /shopping-list/shared/{token}/lines/{line}/tick': async ({ params, body }, { ip, header }) => {
      await throttle.take(ticksByAddress, ip);
      const write = markOf(header('idempotency-key'), ['shared tick', params, body]);
      return tickShared(deps, { ...params, ...body, write });
    },
  });
