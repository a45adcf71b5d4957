import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@sufra/contracts';
import { cpuOf } from './cpu-of.ts';
import { record } from './report.ts';
import { median } from './summary.ts';

/**
 * A call through the gateway, through nginx and to its service itself, taking turns: processor time for each request of
 * the process in the middle, and how long a request takes. The gateway runs as in production, with its log and its
 * metrics, and with no limit of calls; nginx has one worker and writes its log too.
 */
const rounds = Number(process.env.ROUNDS ?? 7);
const forMs = 1_500;
const path = '/api/v1/payment/plans';
const folder = mkdtempSync(join(tmpdir(), 'sufra-bench-'));
const running: ChildProcess[] = [];

function run(command: string, args: string[], env: NodeJS.ProcessEnv = process.env): ChildProcess {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  running.push(child);
  return child;
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [chunk] = await once(child.stdout ?? child, 'data');
  return String(chunk).trim();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

async function until<T>(look: () => T | undefined): Promise<T> {
  for (let tries = 0; tries < 200; tries++) {
    try {
      const found = look();
      if (found !== undefined) return found;
    } catch {
      // It is not there yet.
    }
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  throw new Error('it did not start within ten seconds');
}

const besideThis = (file: string) => join(import.meta.dirname, file);
const upstreamPort = Number(await firstLine(run(process.execPath, [besideThis('upstream.ts')])));
const upstream = `http://127.0.0.1:${upstreamPort}`;

async function startGateway() {
  const log = join(folder, 'gateway.log');
  const services = [...new Set(Object.values(api).map(({ slice }) => slice))];
  const child = run(process.execPath, [join(import.meta.dirname, '../../svc-gateway/src/main.ts')], {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: '0',
    INTERNAL_PORT: '0',
    LOG_FILE: log,
    PUBLIC_ORIGIN: 'https://sufra.example',
    SERVICES: services.map(name => `${name}=${upstream}`).join(','),
    FRONT_END: `shell=file://${folder}`,
    RATE_PER_MINUTE: '0',
  });
  const origin = await until(() => /"url":"([^"]+)".*"ready"/.exec(readFileSync(log, 'utf8'))?.[1]);
  return { origin, pid: child.pid ?? 0 };
}

function nginxCommand(): string | undefined {
  for (const command of ['nginx', '/usr/sbin/nginx'])
    try {
      execFileSync(command, ['-v'], { stdio: 'ignore' });
      return command;
    } catch {
      // Not here.
    }
  return undefined;
}

async function startNginx(command: string) {
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(name => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log ${folder}/access.log; ${temporary}
  upstream service { server 127.0.0.1:${upstreamPort}; keepalive 256; }
  server {
    listen 127.0.0.1:${port};
    keepalive_requests 1000000;
    location / { proxy_pass http://service; proxy_http_version 1.1; proxy_set_header Connection ""; }
  }
}
`,
  );
  const child = run(command, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]);
  await until(() => readFileSync(join(folder, 'nginx.pid'), 'utf8'));
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0 };
}

interface Round {
  cpuMicroseconds: number;
  p50: number;
  p99: number;
}

async function load({ origin, pid }: { origin: string; pid: number }, connections: number): Promise<Round> {
  const before = cpuOf(pid);
  const child = spawn(
    process.execPath,
    [besideThis('load.ts'), origin + path, String(connections), String(forMs)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let text = '';
  child.stdout.on('data', chunk => {
    text += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`the load on ${origin} ended with ${code}`);
  const { requests, p50, p99 } = JSON.parse(text);
  return { cpuMicroseconds: ((cpuOf(pid) - before) / requests) * 1e6, p50, p99 };
}

const spreadOf = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;

try {
  const command = nginxCommand();
  const sides = {
    gateway: await startGateway(),
    ...(command ? { nginx: await startNginx(command) } : {}),
    direct: { origin: upstream, pid: running[0]?.pid ?? 0 },
  };
  const names = Object.keys(sides) as (keyof typeof sides)[];
  if (!command) record({ what: 'the gateway against nginx', skipped: 'nginx is not installed' });
  for (const connections of [1, 16, 64]) {
    const taken = new Map<string, Round[]>(names.map(name => [name, []]));
    for (let round = -1; round < rounds; round++)
      for (const name of names) {
        const side = sides[name];
        if (!side) continue;
        const result = await load(side, connections);
        if (round >= 0) taken.get(name)?.push(result);
      }
    const of = (name: string, what: keyof Round) => (taken.get(name) ?? []).map(result => result[what]);
    const added = (name: string) =>
      of(name, 'p50').map((ms, at) => ms - (of('direct', 'p50')[at] ?? Number.NaN));
    const at = `at ${connections} ${connections === 1 ? 'connection' : 'connections'}`;
    const addedByGateway = added('gateway');
    record({
      what: `time that the gateway adds, ${at}`,
      value: median(addedByGateway),
      unit: 'ms',
      spread: spreadOf(addedByGateway),
    });
    if (!command) continue;
    const ratios = of('gateway', 'cpuMicroseconds').map(
      (value, round) => value / (of('nginx', 'cpuMicroseconds')[round] ?? Number.NaN),
    );
    record({
      what: `processor time of a request, gateway against nginx, ${at}`,
      value: median(ratios),
      unit: '×',
      spread: spreadOf(ratios),
      ...(connections > 1 && { atMost: 4.2 }),
      note: `${median(of('gateway', 'cpuMicroseconds')).toFixed(0)} against ${median(of('nginx', 'cpuMicroseconds')).toFixed(0)} µs`,
    });
    const addedByNginx = added('nginx');
    record({
      what: `time that nginx adds, ${at}`,
      value: median(addedByNginx),
      unit: 'ms',
      spread: spreadOf(addedByNginx),
    });
  }
} finally {
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(running.map(child => child.exitCode ?? once(child, 'exit')));
  rmSync(folder, { recursive: true, force: true });
}
