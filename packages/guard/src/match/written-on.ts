import { gaps } from '../normalise/tokens.ts';
import type { Unit } from './reading.ts';

type Placed = { from: number; to: number };

const katakana = /[\p{Script=Katakana}ー]/u;

/**
 * Of short katakana words within a run of that script those that the words around them leave: 'ハム' in 'チーズハムトースト', where what
 * stands before it is of known words, and not in 'グラハムパン'. The matches are in the order in which they begin.
 */
export function writtenOn<One extends Placed>(
  units: readonly Unit[],
  found: readonly One[],
  within: readonly One[],
): One[] {
  const inOrder = [...found, ...within].sort((one, other) => one.from - other.from);
  const starts = new Set(inOrder.map(match => match.from));
  const reached = inOrder.reduce(
    (places, { from, to }) => (places.has(from) || !continues(units, from) ? places.add(to) : places),
    new Set<number>(),
  );
  return within.filter(({ from, to }) => reached.has(from) && (starts.has(to) || !continues(units, to)));
}

function continues(units: readonly Unit[], at: number) {
  const [before, unit] = [units[at - 1], units[at]];
  if (!before || !unit || unit.before & ~gaps.zeroWidth) return false;
  return katakana.test(before.token.text) && katakana.test(unit.token.text);
}
