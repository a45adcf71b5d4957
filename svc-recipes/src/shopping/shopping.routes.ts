import type { ShoppingList } from '@sufra/contracts';
import { type Limit, routes, type Throttle } from '@sufra/service-kit';
import type { HouseholdModel } from '../household/household-model.ts';
import { type Seat, seatOf, seatOfWriter } from '../household/seat-of.ts';
import { addRecipe, changeServings, type MealDeps, takeMealOff, takePlan } from './add-meals.ts';
import { changeList, describeList } from './change-list.ts';
import { keptList } from './kept-list.ts';
import { clearList, placeLine, takeLineOff, writeOwnLine } from './own-lines.ts';
import { endListSharing, readSharedList, shareList, tickShared } from './share-list.ts';
import { asSharedAt } from './shared-list.ts';
import { tickLine } from './tick-line.ts';
import { markOf } from './write-mark.ts';

interface Deps extends MealDeps {
  households: HouseholdModel;
  throttle: Throttle;
}

/** More than hands in a shop make in a minute. */
const ticksByAddress: Limit = { name: 'shared-list-ticks', most: 240, windowMs: 60_000 };

interface Asking {
  caller: { userId: string };
  params?: object;
  body?: object;
}

type Header = (name: string) => string | undefined;

/** Whose list it is, who asks, and what the write is known again by: what it does is part of that. */
const askedBy = (seat: Seat, what: string, { params, body }: Asking, header: Header) => ({
  ...{ ownerId: seat.listOf, memberId: seat.memberId },
  write: markOf(header('idempotency-key'), [what, params, body]),
});

type Asked = ReturnType<typeof askedBy>;

export const shoppingRoutes = ({ throttle, households, ...deps }: Deps) => {
  async function writing<T>(
    what: string,
    [input, header]: [Asking, Header],
    write: (asked: Asked, seat: Seat) => Promise<T>,
  ): Promise<T> {
    const seat = await seatOfWriter(households, input.caller.userId);
    return write(askedBy(seat, what, input, header), seat);
  }

  /** The same of a write that answers the list. */
  const writingList = (
    what: string,
    from: [Asking, Header],
    write: (asked: Asked, seat: Seat) => Promise<ShoppingList>,
  ) =>
    writing(what, from, async (asked, seat) => ({
      list: await asSharedAt(deps.lists, { seat, list: await write(asked, seat) }),
    }));

  return routes({
    'GET /shopping-list': async ({ caller }) => {
      const seat = await seatOf(households, caller.userId);
      const list = await describeList(deps, await keptList(deps.lists, seat.listOf));
      return { list: await asSharedAt(deps.lists, { seat, list }) };
    },
    'POST /shopping-list/recipes': (input, { header }) =>
      writingList('recipe', [input, header], asked => addRecipe(deps, { ...asked, ...input.body })),
    'PUT /shopping-list/plan': (input, { header }) =>
      writingList('plan', [input, header], (asked, table) =>
        takePlan(deps, { ...asked, table, ...input.body }),
      ),
    'PATCH /shopping-list/meals/{meal}': (input, { header }) =>
      writingList('servings', [input, header], asked =>
        changeServings(deps, { ...asked, ...input.params, ...input.body }),
      ),
    'DELETE /shopping-list/meals/{meal}': (input, { header }) =>
      writingList('meal off', [input, header], asked => takeMealOff(deps, { ...asked, ...input.params })),
    'PUT /shopping-list/lines/{line}': (input, { header }) =>
      writingList('own line', [input, header], asked =>
        writeOwnLine(deps, { ...asked, ...input.params, ...input.body }),
      ),
    'PATCH /shopping-list/lines/{line}': (input, { header }) =>
      writingList('place', [input, header], asked =>
        placeLine(deps, { ...asked, ...input.params, ...input.body }),
      ),
    'DELETE /shopping-list/lines/{line}': (input, { header }) =>
      writingList('line off', [input, header], asked => takeLineOff(deps, { ...asked, ...input.params })),
    'PUT /shopping-list/lines/{line}/tick': async (input, { header }) => {
      const seat = await seatOf(households, input.caller.userId);
      return tickLine(deps, { ...askedBy(seat, 'tick', input, header), ...input.params, ...input.body });
    },
    'POST /shopping-list/clear': (input, { header }) =>
      writingList('clear', [input, header], asked => clearList(deps, { ...asked, ...input.body })),
    'PUT /shopping-list/shelves': (input, { header }) =>
      writingList('shelves', [input, header], asked =>
        changeList(deps, {
          ...asked,
          version: input.body.version,
          change: () => ({ shelves: input.body.shelves }),
        }),
      ),
    'PUT /shopping-list/at-home': (input, { header }) =>
      writingList('at home', [input, header], asked =>
        changeList(deps, {
          ...asked,
          version: input.body.version,
          change: () => ({ atHome: [...new Set(input.body.atHome)] }),
        }),
      ),
    'PUT /shopping-list/share': (input, { header }) =>
      writing('share', [input, header], asked => shareList(deps, { ...asked, ...input.body })),
    'DELETE /shopping-list/share': (input, { header }) =>
      writing('share no longer', [input, header], asked => endListSharing(deps, asked)),
    'GET /shopping-list/shared/{token}': ({ params }) => readSharedList(deps, params.token),
    'PUT /shopping-list/shared/{token}/lines/{line}/tick': async ({ params, body }, { ip, header }) => {
      await throttle.take(ticksByAddress, ip);
      const write = markOf(header('idempotency-key'), ['shared tick', params, body]);
      return tickShared(deps, { ...params, ...body, write });
    },
  });
};
