import type { Finding } from '../judgement.ts';
import { type Ruling, rulingOf } from '../lexicon/kinds.ts';
import { substituteFor } from '../substitutes/substitute-for.ts';
import { explain } from './explain.ts';
import type { Line, Named } from './line.ts';

/** What is left to say of a line: what stands, and what is only a likeness or a flavour of a forbidden thing. */
export function describe(line: Line): Finding[] {
  const findings: Finding[] = [];
  const seen = new Set<string>();
  for (const named of line.named) {
    const ruling = rulingIn(named);
    if (!ruling) continue;
    const key = `${named.from}-${named.to}-${ruling.verdict}`;
    if (seen.has(key)) continue;
    seen.add(key);
    findings.push({
      verdict: ruling.verdict,
      words: wordsOf(line, named),
      reason: ruling.reason,
      explanation: explain(ruling),
      rule: ruling.rule,
      substitute: substituteFor(named.entry.phrase, ruling.substitutes),
    });
  }
  return findings;
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
