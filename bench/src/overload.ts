import { execFile } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { api } from '@sufra/contracts';
import { openParts } from './parts.ts';
import { median, say } from './summary.ts';

/**
 * More than can be answered: a sign-in, which hashes, and a read, each through the gateway, at one, two and four times what
 * can be sustained; and forty sign-ins at once to one account against forty accounts. Good answers are per second, of the peak.
 */
const forMs = Number(process.env.FOR_MS ?? 4_000);
const members = 40;
const root = join(import.meta.dirname, '..', '..');
const run = promisify(execFile);
const script = (path: string, env: Record<string, string>, ...words: string[]) =>
  run(process.execPath, ['--no-warnings', join(root, path), ...words], { env: { ...process.env, ...env } });
const key = () => randomBytes(32).toString('base64');
const signingKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });

interface Taken {
  count: number;
  p50: number;
  p99: number;
}

const timesOf = ({ count, p50, p99 }: Taken) =>
  count > 0 ? `: p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms` : '';

interface Result {
  sent: number;
  seconds: number;
  good: Taken;
  refused: Taken;
  other: number;
  others: Record<string, number>;
}

interface Kind {
  url: string;
  method: string;
  bodies: string[];
}

async function load(kind: Kind, how: { perSecond: number } | { atOnce: number }, ms = forMs) {
  const { stdout } = await script('bench/src/open-load.ts', {}, JSON.stringify({ ...kind, ...how, ms }));
  return JSON.parse(stdout) as Result;
}

async function timeOf({ url, method, bodies }: Kind, at = 0): Promise<number> {
  const began = performance.now();
  const [body] = bodies.slice(at);
  const answer = await fetch(url, {
    method,
    ...(body && { body, headers: { 'content-type': 'application/json' } }),
  });
  await answer.text();
  return answer.ok ? performance.now() - began : Number.POSITIVE_INFINITY;
}

/** How long after the load a call takes no more than three times what it took before. */
async function recovery(kind: Kind, usualMs: number): Promise<number> {
  const began = performance.now();
  while ((await timeOf(kind)) > 3 * usualMs && performance.now() - began < 20_000);
  return performance.now() - began;
}

async function overload(name: string, kind: Kind) {
  await load(kind, { atOnce: 4 }, 1_000);
  const usual = median([await timeOf(kind), await timeOf(kind), await timeOf(kind)]);
  const closed = await load(kind, { atOnce: 16 }, 2_000);
  const peak = closed.good.count / closed.seconds;
  say(`${name}: ${peak.toFixed(0)} good answers a second can be sustained`);
  for (const times of [1, 2, 4]) {
    const { sent, good, refused, other, others } = await load(kind, { perSecond: peak * times });
    const recovered = await recovery(kind, usual);
    const share = (good.count / (forMs / 1000) / peak) * 100;
    say(
      [
        `  at ${times} times: ${share.toFixed(0)} % of the peak`,
        `good${timesOf(good)}`,
        `${((refused.count / sent) * 100).toFixed(0)} % refused${timesOf(refused)}`,
        `${other} other ${JSON.stringify(others)}`,
        `as before after ${recovered.toFixed(0)} ms`,
      ].join('; '),
    );
  }
}

async function oneAgainstForty(kind: Kind) {
  const atOnce = async (bodies: string[]) => {
    const began = performance.now();
    const taken = await Promise.all(bodies.map((_, at) => timeOf({ ...kind, bodies }, at)));
    const good = taken.filter(Number.isFinite).length;
    return { ms: performance.now() - began, good };
  };
  const [one, forty]: [Awaited<ReturnType<typeof atOnce>>[], Awaited<ReturnType<typeof atOnce>>[]] = [[], []];
  for (let round = 0; round < 7; round += 1) {
    one.push(await atOnce(kind.bodies.map(() => kind.bodies[0] ?? '')));
    forty.push(await atOnce(kind.bodies));
  }
  const of = (rounds: typeof one) => median(rounds.map(({ ms, good }) => ms / good));
  say(
    `${members} sign-ins at once, for each good one: to one account ${of(one).toFixed(1)} ms, to as many accounts ${of(forty).toFixed(1)} ms, ratio ${(of(one) / of(forty)).toFixed(2)}; good ${median(one.map(({ good }) => good))} and ${median(forty.map(({ good }) => good))}`,
  );
}

const parts = await openParts();
const folder = mkdtempSync(join(tmpdir(), 'sufra-bench-'));
try {
  await script('svc-auth/test/fill-members.ts', { MONGO_URL: `${parts.mongo}/svc-auth` }, String(members));
  const auth = await parts.service('svc-auth', {
    ...{ SIGNING_KEYS: JSON.stringify([{ ...signingKey, kid: 'bench' }]), LINK_TOKEN_KEYS: key() },
    ...{ REFRESH_KEYS: key(), SIGN_IN_FAILURES_PER_EMAIL: '0', SIGN_IN_FAILURES_PER_IP: '0' },
  });
  await script('svc-blog/test/fill-blog.ts', { MONGO_URL: `${parts.mongo}/svc-blog` }, '10');
  const blog = await parts.service('svc-blog');
  const services = [...new Set(Object.values(api).map(({ slice }) => slice))];
  const gateway = await parts.service('svc-gateway', {
    PUBLIC_ORIGIN: 'https://sufra.example',
    SERVICES: services.map(name => `${name}=${name === 'svc-blog' ? blog.url : auth.url}`).join(','),
    FRONT_END: `shell=file://${folder}`,
    ...{ RATE_PER_MINUTE: '0', AUTH_RATE_PER_MINUTE: '0' },
  });
  const signIn = {
    url: `${gateway.url}/api/v1/auth/signin`,
    method: 'POST',
    bodies: Array.from({ length: members }, (_, at) =>
      JSON.stringify({ email: `member-${at}@sufra.example`, password: 'saffron and rice' }),
    ),
  };
  await oneAgainstForty(signIn);
  await overload('sign-in', signIn);
  await overload('sign-in to one account', { ...signIn, bodies: signIn.bodies.slice(0, 1) });
  await overload('read', { url: `${gateway.url}/api/v1/blogs?limit=10`, method: 'GET', bodies: [] });
} finally {
  await parts.stop();
  rmSync(folder, { recursive: true });
}
