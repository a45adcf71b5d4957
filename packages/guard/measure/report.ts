import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { verdicts } from '../src/judgement.ts';
import { type Judged, judgeAll, score, speedOf } from './score.ts';
import { partOf, parts } from './split.ts';

const say = (line = '') => process.stdout.write(`${line}\n`);
const ownLines = join(import.meta.dirname, 'labelled-lines.jsonl');

const Line = z.object({
  text: z.string(),
  verdict: z.enum(verdicts),
  lang: z.string().default('?'),
  kind: z.string().default('?'),
  note: z.string().optional(),
});

function read(path: string) {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => line.trim())
    .map((line, at) => {
      try {
        return Line.parse(JSON.parse(line));
      } catch (error) {
        throw new Error(`${path}, line ${at + 1}: ${error instanceof Error ? error.message : error}`);
      }
    });
}

const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

/** What each verdict was taken for. */
function confusion(title: string, judged: readonly Judged[]) {
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

function bySide(side: 'lang' | 'kind', judged: readonly Judged[]) {
  const names = [...new Set(judged.map(line => line[side]))].toSorted();
  for (const name of names)
    confusion(
      `${side} ${name}`,
      judged.filter(line => line[side] === name),
    );
}

const [path = ownLines] = process.argv.slice(2);
const lines = read(path);
const judged = judgeAll(lines);
// Of lines that may not be read, only the sums are shown.
const isOwn = path === ownLines;
bySide('lang', judged);
bySide('kind', judged);
confusion('all', judged);
say('\nmisses');
const shown = judged.filter(
  line => line.judged !== line.verdict && !(isOwn && partOf(line.text) === 'held-out'),
);
for (const { lang, kind, verdict, judged: taken, text } of shown)
  say(`  ${lang} ${kind}: ${verdict} taken for ${taken}: ${JSON.stringify(text)}`);
if (isOwn) {
  say('  those of the part that is held out are counted and not shown');
  for (const part of parts) {
    const of = score(judged.filter(line => partOf(line.text) === part));
    say(
      `\n${part}: ${of.lines} lines, haram caught ${percent(of.haramCaught)}, halal rejected ${percent(of.halalRejected)}, overall ${percent(of.overall)}`,
    );
  }
}
say();
say(JSON.stringify({ ...score(judged), linesPerSecond: speedOf(lines) }));
