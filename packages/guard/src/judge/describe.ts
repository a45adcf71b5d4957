import type { Finding } from '../judgement.ts';
import { substituteFor } from '../substitutes/substitute-for.ts';
import { type Ruling, rulingOf } from '../words/kinds.ts';
import { explain } from './explain.ts';
import { type Line, type Named, overlaps } from './line.ts';

/** What is left to say of a line: what stands, and what is only a likeness or a flavour of a forbidden thing. */
export function describe(line: Line): Finding[] {
  return toldIn(line).map(({ named, ruling }) => ({
    verdict: ruling.verdict,
    words: wordsOf(line, named),
    reason: ruling.reason,
    explanation: explain(ruling),
    rule: ruling.rule,
    substitute: substituteFor(named.entry.phrase, ruling.substitutes),
  }));
}

/** What is told of a line, with the rule for each. */
export function toldIn(line: Line): Told[] {
  const told: Told[] = [];
  for (const named of line.named) {
    const ruling = rulingIn(named);
    if (ruling) told.push({ named, ruling });
  }
  return told.filter((one, at) => !told.some((other, place) => tellsMore(other, one, place < at)));
}

export type Told = { named: Named; ruling: Ruling };

// Of what is said of overlapping words one is shown: the worse, else the longer, else the first.
function tellsMore(other: Told, one: Told, isBefore: boolean) {
  if (other === one || !overlaps(other.named, one.named)) return false;
  if (other.ruling.verdict !== one.ruling.verdict) return other.ruling.verdict === 'haram';
  const longer = other.named.entry.phrase.length - one.named.entry.phrase.length;
  return longer > 0 || (longer === 0 && isBefore);
}

function rulingIn(named: Named): Ruling | undefined {
  const ruling = rulingOf(named.kind);
  switch (named.outcome) {
    case 'stands':
      return ruling;
    case 'likeness':
      return rulingOf('imitationDrink');
    case 'flavour':
      return rulingOf(ruling.reason === 'alcohol' ? 'extract' : 'baconFlavour');
    case 'unstated':
      return rulingOf('unnamedFat');
    default:
      return undefined;
  }
}

function wordsOf({ units, plain }: Line, { from, to }: Named) {
  const start = units[from]?.start ?? 0;
  const end = units[to - 1]?.end ?? start;
  return plain.slice(start, end).replace(/\p{Cf}/gu, '');
}
