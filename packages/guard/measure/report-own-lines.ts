import { join } from 'node:path';
import { verdicts } from '../src/judgement.ts';
import { LabelledLine } from './labelled.ts';
import { percent, say } from './print-table.ts';
import { readJsonl } from './read-jsonl.ts';
import { printMisses, type ReportOptions } from './report-lines.ts';
import { type JudgedLine, judgeAll, score, speedOf } from './score.ts';
import { partOf, parts } from './split.ts';

/** What each verdict was taken for. */
function confusion(title: string, judged: readonly JudgedLine[]) {
  say(`\n${title}`);
  say(`  ${'labelled'.padEnd(12)}${verdicts.map(verdict => verdict.padStart(10)).join('')}`);
  for (const verdict of verdicts) {
    const of = judged.filter(line => line.verdict === verdict);
    const counts = verdicts.map(taken =>
      String(of.filter(line => line.judged === taken).length).padStart(10),
    );
    say(`  ${verdict.padEnd(12)}${counts.join('')}`);
  }
}

function bySide(side: 'lang' | 'kind', judged: readonly JudgedLine[]) {
  const names = [...new Set(judged.map(line => line[side]))].toSorted();
  for (const name of names)
    confusion(
      `${side} ${name}`,
      judged.filter(line => line[side] === name),
    );
}

/** Judges the project's own labelled lines. Of those that are held out, only the sums are shown. */
export function reportOwnLines({ isQuiet, withLanguage, seconds }: ReportOptions) {
  const lines = readJsonl(join(import.meta.dirname, 'labelled-lines.jsonl'), LabelledLine);
  const judged = judgeAll(lines, withLanguage);
  bySide('lang', judged);
  bySide('kind', judged);
  confusion('all', judged);
  if (!isQuiet) {
    printMisses(judged.filter(({ text }) => partOf(text) === 'develop'));
    say('  those of the part that is held out are counted and not shown');
  }
  for (const part of parts) {
    const of = score(judged.filter(line => partOf(line.text) === part));
    say(
      `\n${part}: ${of.lines} lines, haram caught ${percent(of.haramCaught)}, halal rejected ${percent(of.halalRejected)}, overall ${percent(of.overall)}`,
    );
  }
  say();
  say(JSON.stringify({ ...score(judged), linesPerSecond: speedOf(lines, seconds) }));
}
