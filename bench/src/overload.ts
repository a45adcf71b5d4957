import { cpuOf } from './cpu-of.ts';
import { gatewayBefore } from './gateway-before.ts';
import { openParts } from './parts.ts';
import { record } from './report.ts';
import { type Kind, runOpenLoad } from './run-open-load.ts';
import { median } from './summary.ts';

/**
 * More than can be answered: a sign-in, which hashes, and a read, each through the gateway, at one, two and four times what
 * can be sustained; and forty sign-ins at once to one account against forty accounts. Good answers are per second, of the peak.
 */
const forMs = Number(process.env.FOR_MS ?? 4_000);
const members = 40;

const load = (kind: Kind, how: { perSecond: number } | { atOnce: number }, ms = forMs) =>
  runOpenLoad(kind, { ...how, ms });

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

/** Where the processors' time goes while the load runs, the load itself among it: they share one machine. */
async function loadAndShares(kind: Kind, perSecond: number, pids: Record<string, number>) {
  const used = () => Object.entries(pids).map(([part, pid]) => [part, cpuOf(pid)] as const);
  const before = new Map(used());
  const result = await load(kind, { perSecond });
  const spent = used().map(([part, seconds]) => [part, seconds - (before.get(part) ?? 0)] as const);
  const shares = [['load', result.cpuSeconds] as const, ...spent]
    .map(([part, seconds]) => `${part} ${((seconds / result.seconds) * 100).toFixed(0)} %`)
    .join(', ');
  const ofGood = spent.map(([part, seconds]) => [part, (seconds / result.good.count) * 1_000] as const);
  return { ...result, shares, ofGood };
}

async function overload(name: string, kind: Kind, pids: Record<string, number>) {
  await load(kind, { atOnce: 4 }, 1_000);
  const usual = median([await timeOf(kind), await timeOf(kind), await timeOf(kind)]);
  const closed = await load(kind, { atOnce: 16 }, 2_000);
  const peak = closed.good.count / closed.seconds;
  for (const times of [1, 2, 4]) {
    const { sent, good, refused, other, others, shares, ofGood } = await loadAndShares(
      kind,
      peak * times,
      pids,
    );
    const recovered = await recovery(kind, usual);
    const at = `${name}, ${times} × the load`;
    const isGoal = times === 4;
    record({
      what: `${at}: good answers, of the peak`,
      value: (good.count / (forMs / 1000) / peak) * 100,
      unit: '%',
      ...(isGoal && { atLeast: 80 }),
      note: `the peak is ${peak.toFixed(0)} a second; of one processor: ${shares}`,
    });
    record({
      what: `${at}: p99 of good answers`,
      value: good.p99,
      unit: 'ms',
      ...(isGoal && { atMost: 1_000 }),
    });
    record({
      what: `${at}: processor time for each good answer`,
      value: ofGood.reduce((sum, [, ms]) => sum + ms, 0),
      unit: 'ms',
      note: ofGood.map(([part, ms]) => `${part} ${ms.toFixed(1)} ms`).join(', '),
    });
    if (refused.count > 0)
      record({
        what: `${at}: refused`,
        value: (refused.count / sent) * 100,
        unit: '%',
        note: `after ${refused.p50.toFixed(0)} ms`,
      });
    record({ what: `${at}: as before after`, value: recovered, unit: 'ms' });
    if (other > 0)
      record({
        what: `${at}: neither answered nor refused`,
        value: other,
        unit: 'requests',
        atMost: 0,
        note: JSON.stringify(others),
      });
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
  const perGood = (rounds: typeof one) => rounds.map(({ ms, good }) => ms / good);
  const ratios = perGood(one).map((ms, round) => ms / (perGood(forty)[round] ?? Number.NaN));
  record({
    what: `${members} sign-ins at once, time of a good one: to one account against ${members} accounts`,
    value: median(ratios),
    unit: '×',
    spread: [Math.min(...ratios), Math.max(...ratios)],
    atMost: 1.2,
    note: `good: ${median(one.map(({ good }) => good))} and ${median(forty.map(({ good }) => good))}`,
  });
}

const parts = await openParts();
try {
  await parts.fill('svc-auth/test/fill-members.ts', 'svc-auth', String(members));
  const auth = await parts.service('svc-auth', {
    ...parts.signing,
    ...{ SIGN_IN_FAILURES_PER_EMAIL: '0', SIGN_IN_FAILURES_PER_IP: '0' },
  });
  await parts.fill('svc-blog/test/fill-blog.ts', 'svc-blog', '10');
  const blog = await parts.service('svc-blog');
  const gateway = await gatewayBefore(parts, { 'svc-auth': [auth.url], 'svc-blog': [blog.url] });
  const signIn = {
    url: `${gateway.url}/api/v1/auth/signin`,
    method: 'POST',
    bodies: Array.from({ length: members }, (_, at) =>
      JSON.stringify({ email: `member-${at}@sufra.example`, password: 'saffron and rice' }),
    ),
  };
  await oneAgainstForty(signIn);
  const common = { gateway: gateway.pid, database: parts.mongoPid };
  await overload('sign-in', signIn, { ...common, service: auth.pid });
  const toOne = { ...signIn, bodies: signIn.bodies.slice(0, 1) };
  await overload('sign-in to one account', toOne, { ...common, service: auth.pid });
  const read = { url: `${gateway.url}/api/v1/blogs?limit=10`, method: 'GET', bodies: [] };
  await overload('read', read, { ...common, service: blog.pid });
} finally {
  await parts.stop();
}
