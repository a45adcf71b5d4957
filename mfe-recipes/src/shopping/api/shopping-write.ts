import type { ShoppingList, ShopShelf } from '@sufra/contracts';
import { call } from '@sufra/web-kit';
import { requestLanguage } from '../../generator/request/request-language.ts';

type WriteParts =
  | { does: 'tick'; line: string; isTicked: boolean }
  | { does: 'write'; line: string; text: string }
  | { does: 'place'; line: string; note?: string; shelf?: ShopShelf }
  | { does: 'take off'; line: string }
  | { does: 'servings'; meal: string; servings: number }
  | { does: 'take meal off'; meal: string }
  | { does: 'take plan'; dates: string[]; servings?: number }
  | { does: 'add recipe'; recipe: string; servings: number; replace: boolean }
  | { does: 'clear'; what: 'ticks' | 'ticked' | 'all' }
  | { does: 'order shelves'; shelves: ShopShelf[] }
  | { does: 'keep at home'; atHome: string[] };

/**
 * One change of the list. It says all that is to be sent, and its key is made with it: sent again, later or after a reload, it is made
 * once. None names a version, so the order in which they arrive is no matter but for two of the same line.
 */
export type ShoppingWrite = WriteParts & { key: string };

export const aWrite = (parts: WriteParts): ShoppingWrite => ({ ...parts, key: crypto.randomUUID() });

/** An id that no other line has, made here: the line is there before the server has heard of it. */
export const newLineId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), byte => byte.toString(16).padStart(2, '0')).join('');

/** Sends a change; gives what becomes of the list that was known here. */
export async function sendWrite(write: ShoppingWrite): Promise<(known: ShoppingList) => ShoppingList> {
  if (write.does === 'tick') {
    const { line: id, isTicked } = write;
    const ticked = { params: { line: id }, body: { isTicked }, headers: keyOf(write) };
    const { line } = await call('PUT /shopping-list/lines/{line}/tick', ticked);
    return known => ({ ...known, lines: known.lines.map(each => (each.id === line.id ? line : each)) });
  }
  const { list } = await sendChange(write);
  return () => list;
}

const keyOf = ({ key }: ShoppingWrite) => ({ 'idempotency-key': key });

function sendChange(write: Exclude<ShoppingWrite, { does: 'tick' }>) {
  const headers = keyOf(write);
  switch (write.does) {
    case 'write': {
      const body = { text: write.text, language: requestLanguage() };
      return call('PUT /shopping-list/lines/{line}', { params: { line: write.line }, body, headers });
    }
    case 'place': {
      const { line, note, shelf } = write;
      return call('PATCH /shopping-list/lines/{line}', { params: { line }, body: { note, shelf }, headers });
    }
    case 'take off':
      return call('DELETE /shopping-list/lines/{line}', { params: { line: write.line }, headers });
    case 'servings': {
      const { meal, servings } = write;
      return call('PATCH /shopping-list/meals/{meal}', { params: { meal }, body: { servings }, headers });
    }
    case 'take meal off':
      return call('DELETE /shopping-list/meals/{meal}', { params: { meal: write.meal }, headers });
    case 'take plan': {
      const { dates, servings } = write;
      return call('PUT /shopping-list/plan', { body: { dates, servings }, headers });
    }
    case 'add recipe': {
      const { recipe, servings, replace } = write;
      return call('POST /shopping-list/recipes', { body: { recipe, servings, replace }, headers });
    }
    case 'clear':
      return call('POST /shopping-list/clear', { body: { what: write.what }, headers });
    case 'order shelves':
      return call('PUT /shopping-list/shelves', { body: { shelves: write.shelves }, headers });
    case 'keep at home':
      return call('PUT /shopping-list/at-home', { body: { atHome: write.atHome }, headers });
  }
}
