import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@sufra/service-kit/testing';
import { type Call, type Outcome, steadyTraffic } from './steady-traffic.ts';
import { startTwoOfEach, type TwoOfEach } from './two-of-each.ts';

const patienceMs = 240_000;

let product: TwoOfEach;
beforeAll(async () => {
  // More than a busy machine needs: what is tried here is that none is lost, not how soon each is answered.
  product = await startTwoOfEach({ UPSTREAM_TIMEOUT_MS: '60000', SIGN_UPS_PER_IP_AND_HOUR: '1000' });
}, patienceMs);
afterAll(() => product.stop(), patienceMs);

const reads = ['/auth/keys', '/blogs', '/payment/plans', '/recipes/samples', '/auth/sign-in-options'];

const signUp = (): Call => ({
  path: '/auth/signup',
  init: {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Amina',
      email: `${randomUUID()}@mailbox.test`,
      password: 'a long enough passphrase 7',
    }),
  },
});

/** Each in its turn; every twelfth is a sign-up, which must not be sent twice. */
function turns(...calls: (() => Call)[]) {
  let at = 0;
  return () => (calls[at++ % calls.length] ?? signUp)();
}
const readTurns = reads.map(path => () => ({ path }));

const failed = (outcomes: Outcome[]) => outcomes.filter(({ was }) => was !== '200' && was !== '201');

test(
  'while every replica of every service is replaced no call fails',
  async () => {
    const traffic = steadyTraffic(product.origin, {
      next: turns(...readTurns, ...readTurns, signUp),
      atOnce: 3,
    });
    await eventually(() => expect(traffic.outcomes.length).toBeGreaterThan(30), 30_000);
    for (const replica of product.replicas) {
      const before = traffic.outcomes.length;
      await replica.restart();
      await eventually(() => expect(traffic.outcomes.length).toBeGreaterThan(before + 10), 30_000);
    }
    const outcomes = await traffic.end();
    process.stderr.write(
      `calls while ${product.replicas.length} replicas were replaced: ${outcomes.length}\n`,
    );
    expect(failed(outcomes)).toEqual([]);
    expect(outcomes.filter(({ call }) => call.startsWith('POST')).length).toBeGreaterThan(5);
  },
  patienceMs,
);

test(
  'while one of two replicas is stopped every read is answered',
  async () => {
    const [replica] = product.replicas.filter(({ name }) => name === 'svc-blog');
    const pid = replica?.pid();
    if (!pid) throw new Error('svc-blog does not run');
    const traffic = steadyTraffic(product.origin, { next: turns(...readTurns), atOnce: 8 });
    await eventually(() => expect(traffic.outcomes.length).toBeGreaterThan(30), 30_000);
    process.kill(pid, 'SIGSTOP');
    try {
      const before = traffic.outcomes.length;
      // It took some of these before it was found to be silent.
      await eventually(() => expect(traffic.outcomes.length).toBeGreaterThan(before + 300), 60_000);
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    const outcomes = await traffic.end();
    process.stderr.write(`reads with one of two replicas stopped: ${outcomes.length}\n`);
    expect(failed(outcomes)).toEqual([]);
  },
  patienceMs,
);
