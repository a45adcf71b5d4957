import '@sufra/amounts/learn-other-kitchens.ts';
import { itemFor } from '@sufra/amounts/item-words.ts';
import { findShelf } from '@sufra/amounts/shopping/shop-shelves.ts';
import type { ShoppingEntry, ShoppingList } from '@sufra/amounts/shopping/shopping-list.ts';
import type { Units } from '@sufra/amounts/units.ts';
import { writeAmount } from '@sufra/amounts/write-amount.ts';
import { type ShopShelf, shopShelves } from '@sufra/contracts';
import { requestLanguage } from '../../generator/request/request-language.ts';
import { t } from '../../texts/text.ts';

export interface ShoppingLine {
  key: string;
  /** '250 g'; several where they cannot be added; none where nothing is measured. */
  amounts: string[];
  name: string;
  /** The recipes that want it, each once, with how many meals. */
  wantedBy: { recipeId: string; meals: number }[];
}

export interface Shelf {
  name: ShopShelf;
  lines: ShoppingLine[];
}

/** The list as it is read in the shop: shelf by shelf, in the units that are wanted. */
export function shelveList(list: ShoppingList, units: Units): Shelf[] {
  const lines = [...list]
    .map(([key, entry]) => writeLine({ key, entry, units }))
    .sort((a, b) => a.name.localeCompare(b.name, requestLanguage()) || a.key.localeCompare(b.key, 'en'));
  return shopShelves
    .map(name => ({ name, lines: lines.filter(({ key }) => findShelf(key) === name) }))
    .filter(shelf => shelf.lines.length > 0);
}

interface WriteLine {
  key: string;
  entry: ShoppingEntry;
  units: Units;
}

function writeLine({ key, entry, units }: WriteLine): ShoppingLine {
  const amounts = [...entry.amounts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, amount]) => amount);
  const [only] = amounts;
  const name = usualName(entry.names);
  const counted = amounts.length === 1 && only ? itemFor(name, only) : name;
  return {
    key,
    amounts: [
      ...amounts.map(amount => writeAmount(amount, units, { item: name, language: requestLanguage() })),
      ...(entry.toTaste && amounts.length > 0 ? [t('plan.shopping.toTaste')] : []),
    ],
    name: counted.charAt(0).toUpperCase() + counted.slice(1),
    wantedBy: wantedBy(entry.meals),
  };
}

/** What it is called most often; of equals the shortest, for that has the fewest words about the preparation. */
const usualName = (names: ShoppingEntry['names']) =>
  [...names].sort(
    ([a, timesA], [b, timesB]) => timesB - timesA || a.length - b.length || (a < b ? -1 : 1),
  )[0]?.[0] ?? '';

function wantedBy(meals: ShoppingEntry['meals']) {
  const counts = new Map<string, number>();
  for (const recipeId of meals.values()) counts.set(recipeId, (counts.get(recipeId) ?? 0) + 1);
  return [...counts]
    .map(([recipeId, count]) => ({ recipeId, meals: count }))
    .sort((a, b) => (a.recipeId < b.recipeId ? -1 : 1));
}
