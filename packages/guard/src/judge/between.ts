import type { Match } from '../match/find-phrases.ts';
import { gaps } from '../normalise/tokens.ts';
import type { Role } from '../words/roles.ts';
import { type Line, startingAt } from './line.ts';

export const apart = gaps.comma | gaps.stop | gaps.and | gaps.slash;
export const ends = gaps.comma | gaps.stop | gaps.and | gaps.slash | gaps.open | gaps.close;

// Whether something between two words keeps them apart: a comma, 'and', 'with', 'wrapped'.
export function isApart({ units, reading }: Line, from: number, to: number, separators: number) {
  // 'made with' is one word here, though its second half alone would keep apart.
  let glued = from;
  for (let at = from; at <= to; at++) {
    const unit = units[at];
    if (unit && unit.before & separators) return true;
    if (at === to) return false;
    if (at >= glued && separates(reading, at)) return true;
    for (const word of reading)
      if (word.entry.role === 'glue' && word.from === at) glued = Math.max(glued, word.to);
  }
  return false;
}

const separators: ReadonlySet<Role> = new Set<Role>([
  'blocker',
  'join',
  'replaceBy',
  'substituteFor',
  'insteadOf',
  'insteadAfter',
  'without',
  'freeAfter',
  'stop',
]);

function separates(reading: readonly Match[], at: number) {
  const glue = startingAt(reading, at, 'glue');
  // 'z' is also of, and 'z kurczakiem' with chicken.
  return reading.some(
    word => word.from === at && separators.has(word.entry.role) && (!glue || word.to > glue.to),
  );
}

export function isGlue({ reading }: Line, from: number, to: number) {
  for (let at = from; at < to; at++)
    if (!reading.some(word => word.entry.role === 'glue' && word.from <= at && word.to > at)) return false;
  return true;
}

export function isPunctuated({ units }: Line, from: number, to: number) {
  for (let at = from; at <= to; at++) if ((units[at]?.before ?? 0) & apart) return true;
  return false;
}

// Of the signs that are read as a comma.
export function isColon({ plain, units }: Line, at: number) {
  const [before, unit] = [units[at - 1], units[at]];
  return before !== undefined && unit !== undefined && plain.slice(before.end, unit.start).trim() === ':';
}

/** Whether what stands before a word is over: by a comma that is no colon, or by a bracket. */
export function isClosed(line: Line, at: number) {
  const before = line.units[at]?.before ?? 0;
  return (before & gaps.close) !== 0 || ((before & gaps.comma) !== 0 && !isColon(line, at));
}
