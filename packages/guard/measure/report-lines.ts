import { LabelledLine } from './labelled.ts';
import { byLanguage, percent, printTable, say } from './print-table.ts';
import { readJsonl } from './read-jsonl.ts';
import { type JudgedLine, judgeAll, type Seconds, score, speedOf } from './score.ts';
import { type Part, partOf } from './split.ts';

export type ReportOptions = {
  isQuiet: boolean;
  withLanguage: boolean;
  isCorrected: boolean;
  part?: Part;
  /** For how long the speed is measured, where it is not the usual time. */
  seconds?: Seconds;
};

const heads = [
  'language',
  'lines',
  'haram',
  'caught',
  'haram passed',
  'halal',
  'refused',
  'said doubtful',
  'right',
];

function row([name, lines]: [string, JudgedLine[]]) {
  const number = (label: string, judged?: string) =>
    lines.filter(line => line.verdict === label && (judged === undefined || line.judged === judged)).length;
  const caught = number('haram', 'haram');
  const haram = number('haram');
  return [
    ...[name, lines.length, haram, caught, haram - caught],
    ...[
      number('halal'),
      number('halal', 'haram'),
      number('halal', 'doubtful'),
      percent(score(lines).overall),
    ],
  ];
}

export function printMisses(judged: readonly JudgedLine[]) {
  say('\nmisses');
  for (const { lang, kind, verdict, judged: taken, text } of judged)
    if (taken !== verdict) say(`  ${lang} ${kind}: ${verdict} taken for ${taken}: ${JSON.stringify(text)}`);
}

/** Judges a file of labelled lines. */
export function reportLines(path: string, { isQuiet, withLanguage, part, seconds }: ReportOptions) {
  const lines = readJsonl(path, LabelledLine).filter(({ text }) => !part || partOf(text) === part);
  const judged = judgeAll(lines, withLanguage);
  printTable(heads, byLanguage(judged).map(row));
  if (!isQuiet) printMisses(judged);
  say();
  say(JSON.stringify({ ...score(judged), linesPerSecond: speedOf(lines, seconds) }));
}
