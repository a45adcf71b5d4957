import { judge } from '../src/judge-text.ts';
import type { Verdict } from '../src/judgement.ts';
import type { LabelledLine } from './labelled.ts';

export type JudgedLine = LabelledLine & { judged: Verdict };

/** The language is told to the guard where that is asked for; else it finds it out. */
export const judgeAll = (lines: readonly LabelledLine[], withLanguage = false): JudgedLine[] =>
  lines.map(line => ({
    ...line,
    judged: judge(line.text, withLanguage ? { language: line.lang } : {}).verdict,
  }));

/** The share of those that are so; of none, what is told instead. */
export const shareOf = <Thing>(all: readonly Thing[], isSo: (one: Thing) => boolean, ofNone: number) =>
  all.length === 0 ? ofNone : all.filter(isSo).length / all.length;

/** Of what is haram, how much is caught; of what is halal, how much is called haram; and how much is right in all. */
export function score(judged: readonly JudgedLine[]) {
  const labelled = (verdict: Verdict) => judged.filter(line => line.verdict === verdict);
  const isHaram = (line: JudgedLine) => line.judged === 'haram';
  return {
    lines: judged.length,
    haramCaught: shareOf(labelled('haram'), isHaram, 1),
    halalRejected: shareOf(labelled('halal'), isHaram, 0),
    overall: shareOf(judged, line => line.judged === line.verdict, 1),
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
