import { setTimeout as wait } from 'node:timers/promises';
import type { AnswerOf } from '@sufra/contracts';
import { trusted } from 'mongoose';
import type { HouseholdDocument, HouseholdModel } from '../household/household-model.ts';
import type { Seat } from '../household/seat-of.ts';
import type { PlanDocument, PlanModel } from '../plan/plan-model.ts';
import type { ShoppingListDocument, ShoppingModel } from '../shopping/shopping-model.ts';

export type Counts = AnswerOf<'GET /household/changes'>;
export type Watched = Pick<Seat, 'householdId' | 'listOf'>;

interface Deps {
  lists: ShoppingModel;
  plans: PlanModel;
  households: HouseholdModel;
  everyMs: number;
}

interface Watcher extends Watched {
  /** Undefined: the counts could not be read. */
  tell: (counts: Counts | undefined) => void;
}

/**
 * Looks at what members of households who listen here share, all of it by three reads, whichever replica it was changed at. A queue tells one
 * replica of a change, and not the one that holds the connection; nothing is read while no member listens.
 */
export function watchHouseholds({ lists, plans, households, everyMs }: Deps) {
  const watchers = new Set<Watcher>();
  let isLooking = false;

  async function read(watched: readonly Watched[]): Promise<(of: Watched) => Counts> {
    const idsOf = (key: keyof Watched) => trusted({ $in: [...new Set(watched.map(one => one[key]))] });
    const [foundLists, foundPlans, foundHouseholds] = await Promise.all([
      lists
        .find({ _id: idsOf('listOf') })
        .select('turn v')
        .lean<Pick<ShoppingListDocument, '_id' | 'turn' | 'v'>[]>(),
      plans
        .find({ _id: idsOf('listOf') })
        .select('v eatersTurn')
        .lean<Pick<PlanDocument, '_id' | 'v' | 'eatersTurn'>[]>(),
      households
        .find({ _id: idsOf('householdId') })
        .select('v shownTurn')
        .lean<HouseholdDocument[]>(),
    ]);
    const turns = new Map(foundLists.map(({ _id, turn, v }) => [_id, turn ?? v]));
    const planned = new Map(foundPlans.map(({ _id, v = 0, eatersTurn = 0 }) => [_id, v + eatersTurn]));
    const copies = new Map(foundHouseholds.map(household => [household._id, household]));
    return ({ householdId, listOf }) => ({
      list: turns.get(listOf) ?? 0,
      plan: planned.get(listOf) ?? 0,
      members: copies.get(householdId ?? '')?.v ?? 0,
      shown: copies.get(householdId ?? '')?.shownTurn ?? 0,
    });
  }

  async function look() {
    isLooking = true;
    while (watchers.size > 0) {
      await wait(everyMs);
      const present = [...watchers];
      const countsOf = await read(present).catch(() => undefined);
      // One may have left while the counts were read.
      for (const watcher of present) if (watchers.has(watcher)) watcher.tell(countsOf?.(watcher));
    }
    isLooking = false;
  }

  return {
    countsOf: async (watched: Watched): Promise<Counts> => (await read([watched]))(watched),
    /** Tells the counts again and again, until the returned function is called. */
    watch(watcher: Watcher) {
      watchers.add(watcher);
      if (!isLooking) void look();
      return () => void watchers.delete(watcher);
    },
  };
}

export type WatchHouseholds = ReturnType<typeof watchHouseholds>;
