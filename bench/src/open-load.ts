import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { percentile } from './summary.ts';

/**
 * So many requests each second, whether or not those before are answered, for so long: `node open-load.ts JSON`. The bodies take
 * turns. With `atOnce` that many connections ask again as soon as they are answered, which finds what can be sustained.
 * A process of its own, so that its work is counted to no side.
 */
interface Asked {
  url: string;
  method: string;
  bodies: string[];
  ms: number;
  perSecond?: number;
  atOnce?: number;
}

const { url, method, bodies, ms, perSecond = 0, atOnce }: Asked = JSON.parse(process.argv[2] ?? '{}');
const agent = new Agent({ keepAlive: true, maxSockets: 4_000 });
const times: Record<string, number[]> = { good: [], refused: [], other: [] };
const others: Record<string, number> = {};
let sent = 0;

function ask(): Promise<void> {
  const began = performance.now();
  const body = bodies[sent % bodies.length];
  sent += 1;
  return new Promise(resolve => {
    const settle = (kind: string, what?: string) => {
      times[kind]?.push(performance.now() - began);
      if (what) others[what] = (others[what] ?? 0) + 1;
      resolve();
    };
    request(url, { agent, method, headers: body ? { 'content-type': 'application/json' } : {} }, answer => {
      text(answer).then(
        () => {
          const { statusCode = 0, headers } = answer;
          const isRefusal = statusCode === 503 && headers['retry-after'] !== undefined;
          if (statusCode === 200) settle('good');
          else if (isRefusal) settle('refused');
          else settle('other', String(statusCode));
        },
        error => settle('other', error.code),
      );
    })
      .once('error', (error: NodeJS.ErrnoException) => settle('other', error.code))
      .end(body);
  });
}

const began = performance.now();
const isOver = () => performance.now() - began >= ms;

async function askAgainAndAgain() {
  while (!isOver()) await ask();
}

async function askAtRate() {
  const all: Promise<void>[] = [];
  while (!isOver()) {
    const due = ((performance.now() - began) / 1000) * perSecond;
    while (all.length < due) all.push(ask());
    await new Promise(resolve => setTimeout(resolve, 2));
  }
  await Promise.all(all);
}

if (atOnce) await Promise.all(Array.from({ length: atOnce }, askAgainAndAgain));
else await askAtRate();
const seconds = (performance.now() - began) / 1000;
agent.destroy();
const { user, system } = process.cpuUsage();
const of = (kind: string) => {
  const taken = times[kind] ?? [];
  return { count: taken.length, p50: percentile(taken, 0.5), p99: percentile(taken, 0.99) };
};
process.stdout.write(
  JSON.stringify({
    sent,
    seconds,
    cpuSeconds: (user + system) / 1e6,
    good: of('good'),
    refused: of('refused'),
    other: of('other').count,
    others,
  }),
);
