import { expect, newEmail, test } from '../src/site.ts';

const wrong = 'not the one 77';

test('S05 guesses at one account are slowed, and its owner gets in again @long', async ({ site }) => {
  const { email, password } = await site.member();
  const statuses = [];
  let refused: Awaited<ReturnType<typeof site.call>> | undefined;
  for (let n = 0; n < 30; n += 1) {
    const answer = await site.elsewhere().call('POST /auth/signin', { body: { email, password: wrong } });
    statuses.push(answer.status);
    if (answer.status === 429) refused = answer;
  }
  expect(statuses.filter(status => status === 401).length).toBeLessThanOrEqual(12);
  expect(refused?.body).toMatchObject({ code: 'too_many_requests' });
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);

  await site.letLimitsPass('svc-auth');
  await site.elsewhere().signIn(email, password);
});

test('S06 guesses from one address at many accounts are slowed @long', async ({ site }) => {
  const { email, password } = await site.member();
  const statuses = new Set<number>();
  for (let n = 0; n < 100 && !statuses.has(429); n += 1) {
    const body = { email: newEmail('stuffed'), password: wrong };
    statuses.add((await site.call('POST /auth/signin', { body })).status);
  }
  expect(statuses).toContain(429);
  // A caller elsewhere goes on.
  await site.elsewhere().signIn(email, password);
});

test('S07 limits count for all replicas, and outlive a restart @long', async ({ site }) => {
  test.info().skip(!site.hasReplicas, 'no RabbitMQ: one process runs, without a second replica');
  const { email } = await site.member();
  const guess = { email, password: wrong };
  for (let n = 0; n < 14; n += 1) await site.elsewhere().call('POST /auth/signin', { body: guess });
  const before = await site.callDirectly('svc-auth', 'POST /auth/signin', {
    body: guess,
    headers: { 'x-forwarded-for': '203.0.113.77' },
  });
  expect(before.map(({ status }) => status)).toEqual([429, 429]);

  for (const { pid } of await site.partsNow('svc-auth')) process.kill(pid, 'SIGKILL');
  await expect
    .poll(async () => (await site.elsewhere().call('POST /auth/signin', { body: guess })).status, {
      timeout: 60_000,
    })
    .toBe(429);
});

test('S08 no visitor can fill a mailbox @long', async ({ site }) => {
  const victim = await site.member();
  const waiting = { name: 'Waiting', email: newEmail('waiting'), password: 'lentils and cumin 9' };
  await site.mustCall('POST /auth/signup', { body: waiting });
  await site.mail(waiting.email, /confirm/i);
  const before = (await site.mails(victim.email)).length;
  for (let n = 0; n < 12; n += 1) {
    await site.elsewhere().call('POST /auth/forgot-password', { body: { email: victim.email } });
    await site.elsewhere().call('POST /auth/resend-verification', { body: { email: waiting.email } });
    await site.elsewhere().call('POST /auth/signup', { body: { ...waiting, email: victim.email } });
  }
  await site.quiet();
  // A mail that was asked for later has come: those before it have, too.
  await site.member();
  expect((await site.mails(victim.email)).length - before).toBeLessThanOrEqual(3);
  expect((await site.mails(waiting.email)).length).toBeLessThanOrEqual(3);

  const statuses = new Set<number>();
  for (let n = 0; n < 130 && !statuses.has(429); n += 1) {
    const body = { email: newEmail('nobody') };
    statuses.add((await site.call('POST /auth/forgot-password', { body })).status);
  }
  expect(statuses).toContain(429);
});
