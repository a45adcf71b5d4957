import { itemFor } from '../item-words.ts';
import type { ShoppingEntry } from './shopping-list.ts';

/** What it is called most often; of equals the shortest, for that has the fewest words about the preparation. */
export const usualName = (names: ShoppingEntry['names']) =>
  [...names].sort(
    ([a, timesA], [b, timesB]) => timesB - timesA || a.length - b.length || (a < b ? -1 : 1),
  )[0]?.[0] ?? '';

/** What stands on the list: 'Onions' where there are several. */
export function nameOnList({ names, amounts }: Pick<ShoppingEntry, 'names' | 'amounts'>): string {
  const name = usualName(names);
  const [only, ...others] = amounts.values();
  const counted = only && others.length === 0 ? itemFor(name, only) : name;
  return counted.charAt(0).toUpperCase() + counted.slice(1);
}
