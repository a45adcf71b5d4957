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

/** For how long the speed is measured, and for how long the code is compiled before. */
export type Seconds = { warmUp: number; measured: number };
const usualSeconds: Seconds = { warmUp: 1, measured: 2 };

/**
 * Lines a second of one core: over and over, first until the code is compiled, then measured. The time is that of the processor and
 * not of the clock, so that another process on the machine does not count.
 */
export function speedOf(lines: readonly LabelledLine[], { warmUp, measured } = usualSeconds): number {
  if (lines.length === 0) return 0;
  judgeFor(lines, warmUp);
  const { count, seconds } = judgeFor(lines, measured);
  return Math.round(count / seconds);
}

function judgeFor(lines: readonly LabelledLine[], least: number) {
  const began = process.cpuUsage();
  for (let count = 0; ; ) {
    for (const { text } of lines) judge(text);
    count += lines.length;
    const { user, system } = process.cpuUsage(began);
    const seconds = (user + system) / 1_000_000;
    if (seconds >= least) return { count, seconds };
  }
}
