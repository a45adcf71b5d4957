import { guard } from './guard.ts';
import { describe } from './judge/describe.ts';
import { judgeLine } from './judge/judge-line.ts';
import { readLine } from './judge/line.ts';
import { type Finding, type Judgement, worstOf } from './judgement.ts';
import { piecesOf } from './pieces-of.ts';

const nothingNamed: Judgement = Object.freeze({ verdict: 'halal', findings: [] });

/** Judges one text: an ingredient line, a step, a title, a request. */
export function judgeText(text: string): Judgement {
  const findings = piecesOf(text).flatMap(findingsIn);
  return findings.length > 0 ? { verdict: worstOf(findings), findings } : nothingNamed;
}

function findingsIn(piece: string): Finding[] {
  const line = readLine(piece, guard);
  return line ? describe(judgeLine(line)) : [];
}
