import type { Kind } from '../words/kinds.ts';
import { families } from './load-families.ts';

const cuts = new Set(families.flatMap(({ after }) => after));
const twoWords = /^\s+([\p{L}-]+)(?:\s+([\p{L}-]+))?/u;

/** Where a piece of meat ends: the 'chops' of 'pork chops' are a part of its name. */
export function endWithCut(text: string, end: number, kind: Kind): number {
  if (kind !== 'pork') return end;
  const words = twoWords.exec(text.slice(end, end + 40));
  const [both = '', first = '', second] = words ?? [];
  if (second !== undefined && cuts.has(`${first} ${second}`.toLowerCase())) return end + both.length;
  if (!cuts.has(first.toLowerCase())) return end;
  return end + both.indexOf(first) + first.length;
}
