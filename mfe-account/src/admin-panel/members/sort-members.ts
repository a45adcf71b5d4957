import type { Member } from '@sufra/contracts';
import { memberName } from '../member-name.ts';

export type SortKey = 'name' | 'joined' | 'recipes';

export interface Order {
  by: SortKey;
  descending: boolean;
}

export const newestFirst: Order = { by: 'joined', descending: true };

const alphabet = new Intl.Collator('en', { numeric: true });
const byName = (one: Member, other: Member) => alphabet.compare(memberName(one), memberName(other));

const comparisons: Record<SortKey, (one: Member, other: Member) => number> = {
  name: byName,
  joined: (one, other) => Number(one.createdAt > other.createdAt) - Number(one.createdAt < other.createdAt),
  recipes: (one, other) => one.recipesGenerated - other.recipesGenerated,
};

/** Names begin at A, dates and numbers with the latest and the most; a second press turns it round. */
export const nextOrder = (order: Order, by: SortKey): Order => ({
  by,
  descending: order.by === by ? !order.descending : by !== 'name',
});

export function sortMembers(members: Member[], { by, descending }: Order) {
  const compare = comparisons[by];
  const direction = descending ? -1 : 1;
  return members.toSorted((one, other) => direction * compare(one, other) || byName(one, other));
}
