import { setTimeout as wait } from 'node:timers/promises';
import { isDuplicateKey } from '@sufra/service-kit';
import { keptList } from './kept-list.ts';
import type { ShoppingListDocument, ShoppingModel } from './shopping-model.ts';

interface Bring {
  list: ShoppingListDocument;
  /** Whose list it comes to. */
  to: string;
  /** The members whose recipes come along. */
  staying: ReadonlySet<string>;
}

const maxTries = 60;
const maxPauseMs = 25;

/**
 * What stands on a list comes to another, where it is not there yet: so it may be brought again after a failure. None of it is dropped for
 * want of room. Its public address is not handed on.
 */
export async function bringList(lists: ShoppingModel, brought: Bring): Promise<void> {
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const known = await keptList(lists, brought.to);
    const set = { ...mealsOf(known, brought), ...restOf(known, brought) };
    if (Object.keys(set).length === 0 || (await save(lists, { known, set }))) return;
    await wait(Math.random() * maxPauseMs);
  }
  throw new Error('the list that another is brought to is changed all the time');
}

function mealsOf(known: ShoppingListDocument, { list, staying }: Bring) {
  const isNew = (id: string) => !known.meals.some(each => each.id === id);
  const coming = list.meals.filter(({ id, by }) => staying.has(by) && isNew(id));
  return coming.length > 0 ? { meals: [...known.meals, ...coming] } : {};
}

/** Field by field, so that a tick that comes meanwhile stays. */
function restOf(known: ShoppingListDocument, { list }: Bring) {
  // What was bought for recipes counts where no others are bought for.
  const isBought = (id: string) => id in list.own || known.meals.length === 0;
  const own = Object.entries(list.own).map(([id, line]) => [id, { ...line, v: known.v + 1 }] as const);
  return {
    ...missing('own', Object.fromEntries(own), known.own),
    ...missing('notes', list.notes, known.notes),
    ...missing('moved', list.moved, known.moved),
    ...missing('ticks', list.ticks, known.ticks, isBought),
    // The order of the shop, and what is at home, of those who have said nothing of their own.
    ...(known.v === 0 && { shelves: list.shelves, atHome: list.atHome }),
  };
}

const missing = (
  part: string,
  from: Record<string, unknown>,
  known: Record<string, unknown>,
  isMeant = (_id: string) => true,
) =>
  Object.fromEntries(
    Object.entries(from)
      .filter(([id]) => !(id in known) && isMeant(id))
      .map(([id, value]) => [`${part}.${id}`, value]),
  );

interface Save {
  known: ShoppingListDocument;
  set: Record<string, unknown>;
}

async function save(lists: ShoppingModel, { known, set }: Save): Promise<boolean> {
  try {
    const { matchedCount, upsertedCount } = await lists.updateOne(
      { _id: known._id, v: known.v },
      { $set: { ...set, changedAt: new Date() }, $inc: { v: 1, turn: 1 } },
      { upsert: known.v === 0 },
    );
    return matchedCount + upsertedCount === 1;
  } catch (error) {
    // It was begun meanwhile.
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
