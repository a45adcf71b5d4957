import type { ShoppingLine, ShopShelf } from '@sufra/contracts';
import { requestLanguage } from '../generator/request/request-language.ts';

/** Of a shared list too, whose lines do not say who wants them. */
export type ShownLine = Omit<ShoppingLine, 'wantedBy'> & Partial<Pick<ShoppingLine, 'wantedBy'>>;

export interface Shelf {
  name: ShopShelf;
  lines: ShownLine[];
}

/** What is to be bought, as one walks through the shop. */
export function shelve(list: { lines: readonly ShownLine[]; shelves: readonly ShopShelf[] }): Shelf[] {
  const lines = list.lines
    .filter(({ isAtHome }) => !isAtHome)
    .sort((a, b) => a.name.localeCompare(b.name, requestLanguage()) || (a.id < b.id ? -1 : 1));
  return list.shelves
    .map(name => ({ name, lines: lines.filter(({ shelf }) => shelf === name) }))
    .filter(shelf => shelf.lines.length > 0);
}
