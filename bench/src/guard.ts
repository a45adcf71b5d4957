import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judge } from '@sufra/guard';
import { record } from './report.ts';
import { median } from './summary.ts';

/** Lines that a kitchen meets, lines a second of one core; and hostile text of one length against half of it. */
const rounds = 9;
const file = join(import.meta.dirname, '..', '..', 'packages', 'guard', 'measure', 'own-lines.jsonl');
const lines = readFileSync(file, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map(line => (JSON.parse(line) as { text: string }).text);

function secondsOf(work: () => void): number {
  const { user, system } = process.cpuUsage();
  work();
  const used = process.cpuUsage();
  return (used.user + used.system - user - system) / 1e6;
}

const judgeAll = (texts: string[]) =>
  secondsOf(() => {
    for (const text of texts) judge(text);
  });

judgeAll(lines);
const many = Array.from({ length: 10 }, () => lines).flat();
const rates = Array.from({ length: rounds }, () => many.length / judgeAll(many));
record({
  what: 'ordinary lines',
  value: median(rates),
  unit: 'lines/s',
  spread: [Math.min(...rates), Math.max(...rates)],
  atLeast: 100_000,
});

const length = 20_000;
const hostile: Record<string, string> = {
  'one word without an end': 'baconbacon',
  'half-open parentheses': '(or ',
  'letters of many alphabets': 'bаcоnベーコン',
  'marks and joiners': 'b\u200da\u0301c\u00adon ',
};
for (const [name, part] of Object.entries(hostile)) {
  const textOf = (size: number) => part.repeat(Math.ceil(size / part.length)).slice(0, size);
  const [half, whole] = [textOf(length), textOf(2 * length)];
  judgeAll([half, whole]);
  const ratios = Array.from({ length: rounds }, () => judgeAll([whole]) / judgeAll([half]));
  record({
    what: `${name}, 40,000 letters against 20,000`,
    value: median(ratios),
    unit: '×',
    spread: [Math.min(...ratios), Math.max(...ratios)],
    atMost: 2.5,
  });
}
