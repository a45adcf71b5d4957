import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RunningService } from '@sufra/service-kit';
import { ask, eventually } from '@sufra/service-kit/testing';
import { aMember, aPerson, cookieOf, mailedTokens, resetToken, signedIn } from '../test/people.ts';
import { startForTest, type UnderTest } from '../test/start-for-test.ts';

let under: UnderTest;
let second: RunningService;
beforeAll(async () => {
  under = await startForTest();
  second = await under.startReplica();
  await second.whenReady();
});
afterAll(async () => {
  await second.stop();
  await under.stop();
});

/** The n-th of many requests, spread over both. */
const at = (n: number) => (n % 2 === 0 ? under.service.url : second.url);
const times = <T>(count: number, one: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => one(n)));

test('a sign-up that reaches both at once makes one account and one mail', async () => {
  const person = aPerson();
  const answers = await times(20, n => ask(at(n), 'POST /auth/signup', { body: person }));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await under.users.countDocuments({ email: person.email })).toBe(1);
  expect(await mailedTokens(under, person.email)).toHaveLength(1);
  await eventually(async () =>
    expect((await under.users.findOne({ email: person.email }).lean())?.outbox).toEqual([]),
  );
  expect(await mailedTokens(under, person.email)).toHaveLength(1);
});

test('failures at one count at the other, and still do after a restart', async () => {
  const member = await aMember(under);
  const guess = (n: number) =>
    ask(at(n), 'POST /auth/signin', { body: { email: member.email, password: `guess ${n}` } });
  const statuses = (await times(14, guess)).map(({ status }) => status);
  expect(statuses.filter(status => status === 401)).toHaveLength(10);
  const third = await under.startReplica();
  await third.whenReady();
  const { email, password } = member;
  expect((await ask(third.url, 'POST /auth/signin', { body: { email, password } })).status).toBe(429);
  await third.stop();
});

test('a cookie presented to both at once gets the same successor from both', async () => {
  const { cookie } = await signedIn(under, await aMember(under));
  const answers = await times(10, n => ask(at(n), 'POST /auth/session/renew', { headers: { cookie } }));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(answer => cookieOf(answer)?.split(';')[0])).size).toBe(1);
});

test('a session ended at one is over at the other', async () => {
  const { cookie, token } = await signedIn(under, await aMember(under));
  expect((await ask(second.url, 'GET /auth/me', { token })).status).toBe(200);
  await ask(under.service.url, 'POST /auth/session/end', { headers: { cookie } });
  expect((await ask(second.url, 'GET /auth/me', { token })).status).toBe(401);
});

test('mails to one address are counted by both together', async () => {
  const member = await aMember(under);
  const calls = ['forgot-password', 'resend-verification'];
  await times(20, n =>
    ask(at(n), `POST /auth/${calls[n % 3 === 0 ? 0 : 1]}`, { body: { email: member.email } }),
  );
  await eventually(async () => expect((await under.users.findById(member.id).lean())?.outbox).toEqual([]));
  const mailed = [
    ...under.heard('user.password-reset-requested', member.id),
    ...under.heard('user.sign-up-repeated', member.id),
  ];
  // The third of this hour was that of the sign-up.
  expect(mailed).toHaveLength(2);
});

test('a link that sets a password, used at both at once, works once', async () => {
  const member = await aMember(under);
  const token = await resetToken(under, member.email);
  const answers = await times(20, n =>
    ask(at(n), `POST /auth/reset-password/${token}`, { body: { newPassword: `olives in the shade ${n}x` } }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
});

test('guesses at the current password count at both together', async () => {
  const member = await aMember(under);
  const { token } = await signedIn(under, member);
  const answers = await times(14, n =>
    ask(at(n), 'POST /auth/change-password', {
      token,
      body: { currentPassword: `guess ${n}`, newPassword: 'olives in the shade' },
    }),
  );
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
});

test('tries from one place count at both together', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.50' };
  const statusesOf = async (call: string, body: object) =>
    (await times(70, n => ask(at(n), `POST /auth/${call}`, { body, headers }))).map(({ status }) => status);
  const wanted = await statusesOf('forgot-password', { email: aPerson().email });
  expect(wanted.filter(status => status === 200)).toHaveLength(60);
  expect(wanted.filter(status => status === 429)).toHaveLength(10);
  const tried = await statusesOf(`reset-password/${'A'.repeat(43)}`, { newPassword: 'olives in the shade' });
  expect(tried.filter(status => status === 400)).toHaveLength(60);
  expect(tried.filter(status => status === 429)).toHaveLength(10);
});

test('a password changed at one ends the other sessions at the other', async () => {
  const member = await aMember(under);
  const [mine, other] = [await signedIn(under, member), await signedIn(under, member)];
  const changed = await ask(under.service.url, 'POST /auth/change-password', {
    token: mine.token,
    body: { currentPassword: member.password, newPassword: 'olives in the shade' },
  });
  expect((await ask(second.url, 'GET /auth/me', { token: changed.body.token })).status).toBe(200);
  expect((await ask(second.url, 'GET /auth/me', { token: other.token })).status).toBe(401);
});
