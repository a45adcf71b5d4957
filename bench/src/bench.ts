import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Result, runMeasurement } from './run-measurement.ts';
import { say } from './summary.ts';
import { tableOf } from './table.ts';

/**
 * `npm run bench`: each measurement in a process of its own, one after the other, and at the end one table and one line of
 * JSON. `npm run bench -- gateway lists` runs some; `-- --write` writes docs/performance.md as well.
 */
const measurements = {
  gateway: 'calls through the gateway',
  traces: 'traces on, off and absent',
  lists: 'lists of 10,000 against lists of 10 and of 1,000',
  ledger: 'the charity ledger',
  generation: 'a generation beside its model',
  overload: 'four times the sustainable load',
  replicas: 'two replicas against one',
  events: 'events, and mails that follow them',
  known: 'a known address against an unknown one',
  token: 'the check of an access token',
  guard: 'the guard',
  visits: 'visits in a browser',
  lighthouse: 'Lighthouse',
  memory: 'memory under requests',
  start: 'start, memory and stop',
  mongo: 'the embedded Mongo',
};
type Name = keyof typeof measurements;

/** These start the whole site; without this the first of them would wait for its build. */
const needsFrontEnd: Name[] = ['events', 'known', 'visits', 'lighthouse', 'memory', 'start'];
const root = join(import.meta.dirname, '..', '..');

const isName = (word: string): word is Name => Object.hasOwn(measurements, word);
const words = process.argv.slice(2);
const unknown = words.filter(word => word !== '--write' && !isName(word));
if (unknown.length > 0) {
  say(`There is no measurement ${unknown.join(', ')}. There are: ${Object.keys(measurements).join(', ')}.`);
  process.exit(2);
}
const asked = words.filter(isName);
if (asked.length > 0 && words.includes('--write')) {
  say('--write takes no names: it writes what all measurements have shown.');
  process.exit(2);
}
const names = asked.length > 0 ? asked : Object.keys(measurements).filter(isName);

const machine = () => {
  const [cpu] = cpus();
  return `${cpus().length} × ${cpu?.model.trim() ?? 'an unknown processor'}, Node ${process.versions.node}`;
};

const page = ({ date, minutes, table }: Record<'date' | 'minutes' | 'table', string>) => `# What was measured

\`npm run bench -- --write\` writes this page: ${date}, ${machine()}. It took ${minutes} minutes. Each figure is
a ratio of sides that took turns in one run, or a count; a time is what was seen on that machine. Answers go out unchecked, as in
production, and calls have no limit. What each measurement does stands in [bench/README.md](../bench/README.md).

${table}`;

if (names.some(name => needsFrontEnd.includes(name))) {
  const build = spawn(process.execPath, ['--no-warnings', join(root, 'packages/web-build/src/build.ts')], {
    stdio: 'inherit',
  });
  const [code] = await once(build, 'exit');
  if (code !== 0) process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'sufra-bench-'));
const results: Result[] = [];
const began = performance.now();
try {
  for (const name of names) {
    say(`\n${measurements[name]}`);
    results.push(await runMeasurement(name, folder));
  }
} finally {
  rmSync(folder, { recursive: true });
}
const date = new Date().toISOString().slice(0, 10);
const minutes = ((performance.now() - began) / 60_000).toFixed(0);
const table = tableOf(results, name => (isName(name) ? measurements[name] : name));
say(`\n${table}`);
if (words.includes('--write'))
  writeFileSync(join(root, 'docs', 'performance.md'), page({ date, minutes, table }));
say(JSON.stringify({ date, machine: machine(), results }));
process.exitCode = results.some(({ failure }) => failure !== undefined) ? 1 : 0;
