import { judge } from '../src/judge-text.ts';
import type { Verdict } from '../src/judgement.ts';

export interface LabelledLine {
  text: string;
  verdict: Verdict;
  lang: string;
  kind: string;
  note?: string;
}

export interface Judged extends LabelledLine {
  judged: Verdict;
}

export const judgeAll = (lines: readonly LabelledLine[]): Judged[] =>
  lines.map(line => ({ ...line, judged: judge(line.text).verdict }));

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);

/** Of what is haram, how much is caught; of what is halal, how much is called haram; and how much is right in all. */
export function score(judged: readonly Judged[]) {
  const haram = judged.filter(({ verdict }) => verdict === 'haram');
  const halal = judged.filter(({ verdict }) => verdict === 'halal');
  return {
    lines: judged.length,
    haramCaught: share(haram.filter(line => line.judged === 'haram').length, haram.length),
    halalRejected:
      halal.length === 0 ? 0 : share(halal.filter(line => line.judged === 'haram').length, halal.length),
    overall: share(judged.filter(line => line.judged === line.verdict).length, judged.length),
  };
}

const leastMs = 1_000;

/** Lines a second, over and over until the clock can be trusted. */
export function speedOf(lines: readonly LabelledLine[]): number {
  if (lines.length === 0) return 0;
  judgeAll(lines);
  const began = performance.now();
  let count = 0;
  while (performance.now() - began < leastMs) {
    judgeAll(lines);
    count += lines.length;
  }
  return Math.round((count / (performance.now() - began)) * 1_000);
}
