import type { Match } from '../match/find-phrases.ts';
import { gaps } from '../normalise/tokens.ts';
import type { Role } from '../words/roles.ts';
import { takeOutAfter, takeOutBefore } from './exclude.ts';
import { isKept } from './kept.ts';
import { type Line, type Named, overlaps, startingAt } from './line.ts';
import {
  takeOutAsLeft,
  takeOutBeforePivot,
  takeOutOfRecipe,
  takeOutOfSubstitution,
  takeOutUntilPivot,
} from './swaps.ts';

/** Marks what a negation or an exchange takes out: 'no bacon', 'turkey instead of ham', 'swap the wine for stock'. */
export function negate(line: Line) {
  for (const named of line.named)
    if (
      named.kind === 'alcohol' &&
      line.reading.some(word => word.entry.role === 'alcoholFree' && overlaps(word, named))
    )
      named.outcome = 'negated';
  const emphatic = line.reading.filter(word => word.entry.role === 'noNegation');
  for (const cue of line.reading) {
    if (emphatic.some(phrase => phrase !== cue && overlaps(phrase, cue)) || isDoubled(line, cue)) continue;
    if (mayBeKept.has(cue.entry.role) && isKept(line, cue)) continue;
    apply[cue.entry.role]?.(line, cue);
  }
}

const mayBeKept: ReadonlySet<Role> = new Set<Role>(['without', 'withoutAfter', 'freeAfter']);

const apply: Partial<Record<Match['entry']['role'], (line: Line, cue: Match) => void>> = {
  without: (line, cue) => takeOutAfter(line, cue, 4, false),
  remove: (line, cue) => takeOutOfRecipe(line, cue),
  insteadOf: (line, cue) => takeOutAfter(line, cue, 3, true),
  withoutAfter: (line, cue) => takeOutBefore(line, cue, 2),
  insteadAfter: (line, cue) => takeOutBefore(line, cue, 2),
  freeAfter: (line, cue) => takeOutBefore(line, cue, 0),
  substituteAfter: (line, cue) => takeOutBefore(line, cue, 0),
  replace: (line, cue) => takeOutUntilPivot(line, cue),
  substitute: (line, cue) => takeOutOfSubstitution(line, cue),
  replaceAfter: (line, cue) => takeOutBeforePivot(line, cue),
  outAfter: (line, cue) => takeOutAsLeft(line, cue),
};

// 'never cook it without wine' asks for wine.
function isDoubled(line: Line, cue: Match) {
  if (cue.entry.role !== 'without') return false;
  const near = (one: Match, other: Match) => other.from >= one.to && other.from - one.to < 4;
  return line.reading.some(other => {
    if (other.entry.role !== 'without' || !(near(other, cue) || near(cue, other))) return false;
    const [first, second] = other.from < cue.from ? [other, cue] : [cue, other];
    return (
      plainWithout.has(second.entry.phrase) &&
      !plainWithout.has(first.entry.phrase) &&
      !isBroken(line, first.to, second.from)
    );
  });
}

const plainWithout = new Set([
  'without',
  'ohne',
  'sans',
  'sin',
  'senza',
  'sem',
  'без',
  'bez',
  'tanpa',
  'بدون',
  'zonder',
  'utan',
]);

function isBroken(line: Line, from: number, to: number) {
  for (let at = from; at <= to; at++) {
    if ((line.units[at]?.before ?? 0) & (gaps.comma | gaps.stop) || startingAt(line.reading, at, 'join'))
      return true;
    if (at < to && line.named.some(named => named.from === at)) return true;
  }
  return false;
}

/** Things named 'alcohol' that were taken out say of a drink beside them that it is a likeness of one. */
export function takenOutAlcohol(line: Line): Match[] {
  return line.named
    .filter((named: Named) => named.kind === 'alcohol' && named.outcome === 'negated')
    .map(named => ({ ...named, entry: { ...named.entry, role: 'alcoholFree' } }));
}
