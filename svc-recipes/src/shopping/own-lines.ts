import { recordOf } from '@sufra/amounts/shopping/amount-record.ts';
import { limits, type ShopShelf, type SiteLanguage } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import { changeList, describeList, type ListChange, type ListDeps } from './change-list.ts';
import { readOwnLine } from './read-own-line.ts';
import type { ShoppingListDocument } from './shopping-model.ts';

type Asked = Omit<ListChange, 'change'> & { line: string };

interface WriteOwn extends Asked {
  text: string;
  language: SiteLanguage;
}

/** Its caller makes the id, so a line that is written twice is there once. `version` is of the line: another one changed in between is no conflict. */
export function writeOwnLine(deps: ListDeps, { line, text, language, version, ...asked }: WriteOwn) {
  const { item, amount } = readOwnLine(text, language);
  return changeList(deps, {
    ...asked,
    change: ({ own, v }) => {
      const known = own[line];
      if (known && version !== undefined && known.v > version)
        throw new Problem('list_changed', { version: v });
      if (known?.text === text && known.language === language) return undefined;
      if (!known && Object.keys(own).length >= limits.shoppingLines) throw new Problem('list_full');
      const written = { text, language, item, amount: amount && recordOf(amount), v: v + 1 };
      return { own: { ...own, [line]: written } };
    },
  });
}

const without = <T>(record: Record<string, T>, gone: (id: string) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([id]) => !gone(id)));

export const takeLineOff = (deps: ListDeps, { line, ...asked }: Asked) =>
  changeList(deps, {
    ...asked,
    change: ({ own, notes, moved }) =>
      own[line]
        ? {
            own: without(own, id => id === line),
            notes: without(notes, id => id === line),
            moved: without(moved, id => id === line),
          }
        : undefined,
  });

interface Place extends Asked {
  note?: string | undefined;
  shelf?: ShopShelf | undefined;
}

/** Notes and places of lines that are gone are kept for when they come back, up to so many. */
const mostKept = 2_000;

export const placeLine = (deps: ListDeps, { line, note, shelf, ...asked }: Place) =>
  changeList(deps, {
    ...asked,
    change: async list => {
      const { lines } = await describeList(deps, list);
      if (!lines.some(({ id }) => id === line)) throw new Problem('not_found');
      const present = new Set(lines.map(({ id }) => id));
      const kept = <T>(record: Record<string, T>) =>
        Object.keys(record).length < mostKept ? record : without(record, id => !present.has(id));
      const others = without(kept(list.notes), id => id === line);
      return {
        ...(note !== undefined && { notes: note === '' ? others : { ...others, [line]: note } }),
        ...(shelf !== undefined && { moved: { ...kept(list.moved), [line]: shelf } }),
      };
    },
  });

type Clear = Omit<ListChange, 'change'> & { what: 'ticks' | 'ticked' | 'all' };

export const clearList = (deps: ListDeps, { what, ...asked }: Clear) =>
  changeList(deps, { ...asked, change: list => cleared(list, what) });

function cleared({ own, notes, moved, ticks }: ShoppingListDocument, what: Clear['what']) {
  if (what === 'ticks') return { ticks: {} };
  if (what === 'all') return { meals: [], own: {}, notes: {}, ticks: {}, plan: null };
  const isGone = (id: string) => id in own && id in ticks;
  return {
    own: without(own, isGone),
    notes: without(notes, isGone),
    moved: without(moved, isGone),
  };
}
