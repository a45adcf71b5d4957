import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median, percentile, say } from './summary.ts';

const rounds = 15;
const sizes = [10, 1_000, 10_000];
const calls = {
  'every post': '/blogs',
  'a word of the texts': '/blogs?q=pumpkin',
  'a word that is nowhere': '/blogs?q=saffron',
  'three words': '/blogs?q=olives%20evening%207',
  'a pattern': `/blogs?q=${encodeURIComponent('(a+)+$ .*')}`,
  'a tag': '/blogs?tag=figs',
  'one post': '/blogs/evening-7',
  'the sitemap’s pages': '/blogs/pages',
  'the feed': '/blogs/feed',
};

/** The blog at 10, 1,000 and 10,000 posts, on the embedded Mongo: what each call takes, and what others wait meanwhile. */
const folder = join(import.meta.dirname, '..', '..');
const processes: ChildProcess[] = [];

/** Starts one part alone and answers the first address that it tells of. */
function run(script: string, env: Record<string, string>, address: RegExp): Promise<string> {
  const child = spawn(process.execPath, [join(folder, script)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(child);
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', chunk => {
      output += chunk;
      const found = address.exec(output)?.[0];
      if (found) resolve(found);
    });
    child.once('exit', code => reject(new Error(`${script} ended with ${code}\n${output}`)));
  });
}

const mongoUrl = `${await run('local/stand-ins/mongo/src/main.ts', { PORT: '0' }, /mongodb:\/\/[\w.]+:\d+/)}/sufra-blog`;
const fill = (count: number) =>
  promisify(execFile)(process.execPath, [join(folder, 'svc-blog/test/fill-blog.ts'), String(count)], {
    env: { ...process.env, MONGO_URL: mongoUrl },
  });
const service = await run(
  'svc-blog/src/main.ts',
  {
    ...{ HOST: '127.0.0.1', PORT: '0', INTERNAL_PORT: '0', MONGO_URL: mongoUrl, EVENT_BUS_URL: 'memory:' },
    ...{ KEY_SET_URL: 'http://127.0.0.1:9', SITE_URL: 'http://localhost' },
  },
  /http:\/\/[\w.]+:\d+(?=","msg":"ready")/,
);

async function take(path: string) {
  const began = performance.now();
  const body = await (await fetch(`${service}/api/v1${path}`)).arrayBuffer();
  return { ms: performance.now() - began, bytes: body.byteLength };
}

/** How long a small request waits while the calls go on, 20 times a second. */
function watch() {
  const waits: number[] = [];
  const timer = setInterval(async () => waits.push((await take('/blogs/nothing-here')).ms), 50);
  return () => {
    clearInterval(timer);
    return percentile(waits, 0.99);
  };
}

const measured: Record<string, { ms: number; bytes: number; wait: number }[]> = {};
for (const size of sizes) {
  await fill(size);
  for (const [name, path] of Object.entries(calls)) {
    await take(path);
    const stop = watch();
    const taken: number[] = [];
    let bytes = 0;
    for (let round = 0; round < rounds; round++) {
      const one = await take(path);
      taken.push(one.ms);
      bytes = one.bytes;
    }
    measured[name] = [...(measured[name] ?? []), { ms: median(taken), bytes, wait: stop() }];
  }
}
for (const child of processes) child.kill('SIGTERM');

const row = (name: string, cells: string[]) =>
  say(name.padEnd(24) + cells.map(cell => cell.padStart(24)).join(''));
row('ms, KB, p99 of others', [...sizes.map(size => size.toLocaleString('en')), '10,000 / 10']);
for (const [name, found] of Object.entries(measured)) {
  const ratio = (found.at(-1)?.ms ?? 0) / (found[0]?.ms ?? 1);
  row(name, [
    ...found.map(
      ({ ms, bytes, wait }) => `${ms.toFixed(1)}, ${(bytes / 1024).toFixed(0)}, ${wait.toFixed(0)}`,
    ),
    ratio.toFixed(1),
  ]);
}
