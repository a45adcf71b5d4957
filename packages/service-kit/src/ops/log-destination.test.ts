import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { eventually } from '../testing/eventually.ts';
import { logDestination } from './log-destination.ts';
import type { LogOutput } from './log-file.ts';

const line = (of: string) => `{"msg":"${of}"}\n`;

/** An output that can be full, and that keeps what it was given. */
function anOutput() {
  let written = '';
  let isFull = false;
  let writes = 0;
  const output: LogOutput = (bytes, done) => {
    writes += 1;
    if (isFull) return done(bytes, Object.assign(new Error('full'), { code: 'ENOSPC' }));
    written += bytes.toString();
    done(Buffer.alloc(0));
  };
  return {
    output,
    written: () => written,
    writes: () => writes,
    fill: (full: boolean) => {
      isFull = full;
    },
  };
}

const quick = { delayMs: 5, retryMs: 5 };

test('lines that come together are written together, in their order', async () => {
  const { output, written, writes } = anOutput();
  const destination = logDestination(output, quick);
  for (let at = 0; at < 100; at++) destination.write(line(`${at}`));
  expect(writes()).toBe(0);

  await eventually(() => expect(written().split('\n')).toHaveLength(101));
  expect(writes()).toBe(1);
  expect(written()).toBe(Array.from({ length: 100 }, (_, at) => line(`${at}`)).join(''));
});

test('a warning is written before anything else is done', async () => {
  const { output, written } = anOutput();
  const destination = logDestination(output, { delayMs: 60_000 });
  destination.lastLevel = 30;
  destination.write(line('calm'));
  destination.lastLevel = 40;
  destination.write(line('warning'));
  await new Promise(resolve => setImmediate(resolve));
  expect(written()).toBe(line('calm') + line('warning'));
});

test('while nothing can be written lines are kept up to a limit, and how many were let go is said afterwards', async () => {
  const { output, written, writes, fill } = anOutput();
  const destination = logDestination(output, { ...quick, maxBytes: 10 * line('0').length });
  fill(true);
  for (let at = 0; at < 25; at++) {
    destination.write(line(`${at % 10}`));
    if (at === 2) await eventually(() => expect(writes()).toBeGreaterThan(2));
  }
  fill(false);

  await eventually(() => expect(written()).toContain('dropped'));
  const lines = written().trim().split('\n');
  expect(lines.slice(0, 10)).toEqual(Array.from({ length: 10 }, (_, at) => line(`${at}`).trim()));
  expect(JSON.parse(lines[10] ?? '')).toMatchObject({ level: 'warn', dropped: 15, fault: 'ENOSPC' });
  expect(lines).toHaveLength(11);

  destination.write(line('again'));
  await eventually(() => expect(written().endsWith(line('again'))).toBe(true));
});

test('what was written in part goes on where it stopped', async () => {
  let written = '';
  const destination = logDestination((bytes, done) => {
    written += bytes.subarray(0, 7).toString();
    done(bytes.subarray(7), bytes.length > 7 ? new Error('full') : undefined);
  }, quick);
  destination.write(line('in several parts'));
  await eventually(() => expect(written).toBe(line('in several parts')));
});

const source = (file: string | undefined, does: string) => `
  import { createLog } from ${JSON.stringify(new URL('./log.ts', import.meta.url).href)};
  const log = createLog({ name: 'child', level: 'info', file: ${JSON.stringify(file)} });
  ${does}
`;

/** A process of its own, whose standard output is read only when the test asks for it. */
function run(does: string, file?: string) {
  const args = ['--no-warnings', '--input-type=module', '--eval', source(file, does)];
  return spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH },
  });
}

const many = "for (let at = 0; at < 20_000; at++) log.info({ at, filling: 'x'.repeat(200) }, 'line');";

test('a process whose output is not read goes on, and says later how many lines were let go', async () => {
  const child = run(`${many} process.stderr.write('went on\\n'); setTimeout(() => {}, 60_000);`);
  const [first] = await once(child.stderr, 'data');
  expect(String(first)).toBe('went on\n');

  let read = '';
  child.stdout.on('data', chunk => {
    read += chunk;
  });
  await eventually(() => expect(read).toContain('"dropped"'));
  child.kill('SIGKILL');
  const lines = read
    .trim()
    .split('\n')
    .map(each => JSON.parse(each));
  const { dropped } = lines.find(each => each.dropped) ?? {};
  expect(lines.length - 1 + dropped).toBe(20_000);
});

test('a process goes on while the disk of its log is full', async () => {
  const child = run(`${many} setTimeout(() => process.stdout.write('went on'), 300);`, '/dev/full');
  const [out, faults] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect([out, faults, child.exitCode ?? (await once(child, 'exit'))[0]]).toEqual(['went on', '', 0]);
});

test.each(['process.exit(3);', "throw new Error('crash');"])(
  'the last words of a process are written: %s',
  async end => {
    const child = run(`log.info('last words'); ${end}`);
    expect(await text(child.stdout)).toContain('last words');
  },
);

test('a reader who leaves ends nothing', async () => {
  const child = run(
    `log.info('one'); setInterval(() => log.error('more'), 20); setTimeout(() => { process.stderr.write('went on'); process.exit(0); }, 500);`,
  );
  await once(child.stdout, 'data');
  child.stdout.destroy();
  await wait(1);
  expect(await text(child.stderr)).toBe('went on');
});
