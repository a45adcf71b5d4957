import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { goalOf, isSkipped, type Line, seenOf, verdictOf } from './report.ts';
import { say } from './summary.ts';

/**
 * `npm run bench`: each measurement in a process of its own, one after the other, and at the end one table and one line of
 * JSON. `npm run bench -- gateway lists` runs some; `-- --write` writes docs/performance.md as well.
 */
const measurements = {
  gateway: 'calls through the gateway',
  lists: 'lists of 10,000 against lists of 10',
  generation: 'a generation beside its model',
  overload: 'four times the sustainable load',
  known: 'a known address against an unknown one',
  token: 'the check of an access token',
  guard: 'the guard',
  visits: 'visits in a browser',
  memory: 'memory under requests',
  start: 'start, memory and stop',
  mongo: 'the embedded Mongo',
};
type Name = keyof typeof measurements;

interface Result {
  name: Name;
  lines: Line[];
  /** What it ended with where it did not end well. */
  failure?: string;
}

const isName = (word: string): word is Name => Object.hasOwn(measurements, word);
const words = process.argv.slice(2);
const unknown = words.filter(word => word !== '--write' && !isName(word));
if (unknown.length > 0) {
  say(`There is no measurement ${unknown.join(', ')}. There are: ${Object.keys(measurements).join(', ')}.`);
  process.exit(2);
}
const asked = words.filter(isName);
const names = asked.length > 0 ? asked : Object.keys(measurements).filter(isName);

async function run(name: Name, folder: string): Promise<Result> {
  const results = join(folder, `${name}.jsonl`);
  writeFileSync(results, '');
  say(`\n${measurements[name]}`);
  const child = spawn(process.execPath, ['--no-warnings', join(import.meta.dirname, `${name}.ts`)], {
    env: { ...process.env, BENCH_RESULTS: results },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code, signal] = await once(child, 'exit');
  const lines = readFileSync(results, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Line);
  return { name, lines, ...(code !== 0 && { failure: `it ended with ${code ?? signal}` }) };
}

const cellsOf = (line: Line) =>
  isSkipped(line)
    ? [line.what, '', '', `left out: ${line.skipped}`]
    : [line.what, seenOf(line), goalOf(line), [verdictOf(line), line.note].filter(Boolean).join('; ')];

const head = ['', 'seen', 'goal', 'verdict'];

function tableOf(results: Result[]): string {
  return results
    .map(({ name, lines, failure }) => {
      const rows = [...lines.map(cellsOf), ...(failure ? [['', '', '', `not finished: ${failure}`]] : [])];
      const widths = head.map((_, at) => Math.max(...[head, ...rows].map(row => row[at]?.length ?? 0)));
      const written = [head, widths.map(width => '-'.repeat(width)), ...rows].map(
        row => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`,
      );
      return `**${measurements[name]}** (\`npm run bench -- ${name}\`)\n\n${written.join('\n')}\n`;
    })
    .join('\n');
}

const machine = () => {
  const [cpu] = cpus();
  return `${cpus().length} × ${cpu?.model.trim() ?? 'an unknown processor'}, Node ${process.versions.node}`;
};

const page = (date: string, table: string) => `# What was measured

\`npm run bench -- --write\` writes this page: ${date}, ${machine()}. Each figure is a ratio of sides that took turns in one run, or a
count; a time is what was seen on that machine. Answers go out unchecked, as in production, and calls have no limit. What each measurement does stands in [bench/README.md](../bench/README.md).

${table}`;

const folder = mkdtempSync(join(tmpdir(), 'sufra-bench-'));
const results: Result[] = [];
try {
  for (const name of names) results.push(await run(name, folder));
} finally {
  rmSync(folder, { recursive: true });
}
const date = new Date().toISOString().slice(0, 10);
const table = tableOf(results);
say(`\n${table}`);
if (words.includes('--write'))
  writeFileSync(join(import.meta.dirname, '..', '..', 'docs', 'performance.md'), page(date, table));
say(JSON.stringify({ date, machine: machine(), results }));
process.exitCode = results.some(({ failure }) => failure !== undefined) ? 1 : 0;
