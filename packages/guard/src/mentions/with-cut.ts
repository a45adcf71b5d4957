import type { Kind } from '../words/kinds.ts';
import { families } from './load-families.ts';

const cuts = new Set(families.flatMap(({ after }) => after));
const twoWords = /^\s+([\p{L}-]+)(?:\s+([\p{L}-]+))?/u;

/** 'Dijon-style mustard' and 'vanilla extract' are one name each. */
const carrier = /^(?:-\p{L}+)?(?:\s+(?:extract|essence|flavou?ring|mustard|cheese|sauce))?/iu;
const carriers: ReadonlySet<Kind> = new Set<Kind>(['extract', 'sauceWithDrink', 'rennetCheese']);

/** Where a piece of meat ends: the 'chops' of 'pork chops' are a part of its name. */
export function endWithCut(text: string, end: number, kind: Kind): number {
  if (carriers.has(kind)) return end + (carrier.exec(text.slice(end, end + 40))?.[0].length ?? 0);
  if (kind !== 'pork') return end;
  const words = twoWords.exec(text.slice(end, end + 40));
  const [both = '', first = '', second] = words ?? [];
  if (second !== undefined && cuts.has(`${first} ${second}`.toLowerCase())) return end + both.length;
  if (!cuts.has(first.toLowerCase())) return end;
  return end + both.indexOf(first) + first.length;
}
