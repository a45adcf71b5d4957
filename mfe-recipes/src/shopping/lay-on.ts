import type { ShoppingLine, ShoppingList } from '@sufra/contracts';
import type { ShoppingWrite } from './api/shopping-write.ts';

/** The list as it will be when a change has arrived, as far as a page can know: what is added up waits for the server. */
export function layOn(list: ShoppingList, write: ShoppingWrite): ShoppingList {
  switch (write.does) {
    case 'tick':
      return withLine(list, write.line, line => ({ ...line, isTicked: write.isTicked }));
    case 'write':
      return list.lines.some(({ id }) => id === write.line)
        ? withLine(list, write.line, line => ({ ...line, name: write.text, text: write.text, amounts: [] }))
        : { ...list, lines: [...list.lines, ownLine(write)] };
    case 'place':
      return withLine(list, write.line, line => ({
        ...line,
        note: write.note ?? line.note,
        shelf: write.shelf ?? line.shelf,
      }));
    case 'take off':
      return { ...list, lines: list.lines.filter(({ id }) => id !== write.line) };
    case 'servings':
      return {
        ...list,
        meals: list.meals.map(meal =>
          meal.id === write.meal ? { ...meal, servings: write.servings } : meal,
        ),
      };
    case 'take meal off':
      return { ...list, meals: list.meals.filter(({ id }) => id !== write.meal) };
    case 'clear':
      return cleared(list, write.what);
    case 'order shelves':
      return { ...list, shelves: write.shelves };
    case 'keep at home':
      return { ...list, atHome: write.atHome };
    case 'take plan':
    case 'add recipe':
      return list;
  }
}

const withLine = (list: ShoppingList, id: string, change: (line: ShoppingLine) => ShoppingLine) => ({
  ...list,
  lines: list.lines.map(line => (line.id === id ? change(line) : line)),
});

/** Its amount and its shelf are understood by the server. */
const ownLine = ({ line, text }: { line: string; text: string }): ShoppingLine => ({
  ...{ id: line, kind: 'own', name: text, text, amounts: [], isToTaste: false, note: '' },
  ...{ shelf: 'rest', wantedBy: [], isTicked: false, isAtHome: false },
});

function cleared(list: ShoppingList, what: 'ticks' | 'ticked' | 'all'): ShoppingList {
  if (what === 'all') return { ...list, meals: [], lines: [], plan: null };
  if (what === 'ticks') return { ...list, lines: list.lines.map(line => ({ ...line, isTicked: false })) };
  return { ...list, lines: list.lines.filter(({ kind, isTicked }) => kind !== 'own' || !isTicked) };
}
