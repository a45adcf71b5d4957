import { shopShelves, withoutTurningIn } from '@sufra/contracts';
import type { ShoppingListDocument, ShoppingModel } from './shopping-model.ts';

const emptyList = (ownerId: string): ShoppingListDocument => ({
  ...{ _id: ownerId, v: 0, meals: [], own: {}, notes: {}, moved: {}, ticks: {} },
  ...{ shelves: [...shopShelves], atHome: [], plan: null, share: null, done: [], changedAt: null },
});

/** Shelves that came after the list was written stand at its end. */
const allShelves = (known: ShoppingListDocument['shelves']) => [
  ...known.filter(shelf => shopShelves.includes(shelf)),
  ...shopShelves.filter(shelf => !known.includes(shelf)),
];

export function wholeList(ownerId: string, kept: Partial<ShoppingListDocument> | null): ShoppingListDocument {
  const list = withoutTurningIn({ ...emptyList(ownerId), ...kept });
  return { ...list, shelves: allShelves(list.shelves) };
}

/** Who has no list yet has an empty one of version 0. */
export const keptList = async (lists: ShoppingModel, ownerId: string): Promise<ShoppingListDocument> =>
  wholeList(ownerId, await lists.findById(ownerId).lean<ShoppingListDocument>());
