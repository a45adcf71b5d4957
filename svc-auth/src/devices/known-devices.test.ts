import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { RunningService } from '@sufra/service-kit';
import { type Answer, ask } from '@sufra/service-kit/testing';
import { aMember, aPerson, cookieOf, mailedTokens, resetToken, signedIn } from '../../test/people.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
let second: RunningService;
beforeAll(async () => {
  under = await startForTest({ SIGN_IN_FAILURES_PER_IP: '5' });
  second = await under.startReplica();
  await second.whenReady();
});
afterAll(async () => {
  await second.stop();
  await under.stop();
});

interface Try {
  email: string;
  password: string;
}

let places = 0;
/** A place that no other test is at. */
const aPlace = () => `2001:db8:0:${(++places).toString(16)}::7`;
const lineOf = (answer: Answer) => answer.headers.getSetCookie().find(one => one.startsWith('sufra_device='));
const deviceOf = (answer: Answer) => lineOf(answer)?.split(';')[0] ?? '';

const signIn = ({ email, password }: Try, { ip = aPlace(), cookie = '', at = under.service.url } = {}) =>
  ask(at, 'POST /auth/signin', {
    body: { email, password },
    headers: { 'x-forwarded-for': ip, ...(cookie && { cookie }) },
  });

/** A member with the browser that they have signed in with, and signed out again. */
async function aKnownBrowser() {
  const member = await aMember(under);
  const answer = await signIn(member);
  return { member, cookie: deviceOf(answer), answer };
}

/** Ten strangers, each from a place of its own. */
async function lockOut({ email }: Pick<Try, 'email'>) {
  for (let n = 1; n <= 10; n += 1) expect((await signIn({ email, password: `guess ${n}` })).status).toBe(401);
}

describe('a browser in which a member has signed in', () => {
  test('gets a cookie that scripts and other sites do not see, and that names nobody', async () => {
    const { member, answer } = await aKnownBrowser();
    const line = lineOf(answer) ?? '';
    expect(line).toMatch(/^sufra_device=[\w-]{16}\.[a-z\d]+\.[\w-]{22};/);
    for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Path=/api/v1/auth;', 'Max-Age=15552000'])
      expect(line).toContain(attribute);
    expect(line).not.toContain('Secure');
    expect(line).not.toContain(member.id);
  });

  test('lets the owner in while strangers have locked the account for every other browser', async () => {
    const { member, cookie } = await aKnownBrowser();
    await lockOut(member);
    expect((await signIn(member)).status).toBe(429);
    expect((await signIn(member, { cookie, at: second.url })).status).toBe(200);
  });

  test('lets the owner in from a place where a neighbour has used up the tries', async () => {
    const { member, cookie } = await aKnownBrowser();
    const ip = aPlace();
    for (let n = 1; n <= 5; n += 1) await signIn({ ...aPerson(), password: `guess ${n}` }, { ip });
    expect((await signIn(member, { ip })).status).toBe(429);
    expect((await signIn(member, { ip, cookie })).status).toBe(200);
  });

  test('has ten failures of its own, at all replicas together, and they touch no other browser', async () => {
    const { member, cookie } = await aKnownBrowser();
    const at = (n: number) => (n % 2 === 0 ? under.service.url : second.url);
    const ip = aPlace();
    const guesses = Array.from({ length: 24 }, (_, n) =>
      signIn({ ...member, password: `guess ${n}` }, { cookie, ip, at: at(n) }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter(status => status === 401)).toHaveLength(10);
    expect(statuses.filter(status => status === 429)).toHaveLength(14);
    expect((await signIn(member, { cookie })).status).toBe(429);
    expect((await signIn(member, { ip })).status).toBe(200);
  });

  test('does not begin its count anew by signing in again', async () => {
    const { member, cookie } = await aKnownBrowser();
    for (let n = 1; n <= 9; n += 1) await signIn({ ...member, password: `guess ${n}` }, { cookie });
    const again = deviceOf(await signIn(member, { cookie }));
    expect((await signIn({ ...member, password: 'guess 10' }, { cookie: again })).status).toBe(401);
    expect((await signIn(member, { cookie: again })).status).toBe(429);
  });

  test('is of no use at another account', async () => {
    const { cookie } = await aKnownBrowser();
    const other = await aMember(under);
    await lockOut(other);
    expect((await signIn(other, { cookie })).status).toBe(429);
  });

  test('is known at each account of a household, the eight that signed in last', async () => {
    const household = await Promise.all(Array.from({ length: 9 }, () => aMember(under)));
    let cookie = '';
    for (const member of household) cookie = deviceOf(await signIn(member, { cookie }));
    expect(cookie.split('~')).toHaveLength(8);
    for (const member of household.slice(0, 2)) await lockOut(member);
    const [first = aPerson(), next = aPerson()] = household;
    expect((await signIn(first, { cookie })).status).toBe(429);
    expect((await signIn(next, { cookie })).status).toBe(200);
  });

  test.each([
    ['made up', `sufra_device=${'a'.repeat(16)}.zzzzzzz.${'b'.repeat(22)}`],
    ['of a strange form', 'sufra_device=~~..~'],
    ['very long', `sufra_device=${'a~'.repeat(2_000)}`],
  ])('is not known by a cookie that is %s', async (_what, cookie) => {
    const member = await aMember(under);
    await lockOut(member);
    expect((await signIn(member, { cookie })).status).toBe(429);
  });

  test('is not known any more when its time is over', async () => {
    const short = await under.startReplica({ DEVICE_TTL_MS: '0' });
    await short.whenReady();
    const member = await aMember(under);
    const cookie = deviceOf(await signIn(member, { at: short.url }));
    await lockOut(member);
    expect((await signIn(member, { cookie })).status).toBe(429);
    await short.stop();
  });

  test('with its cookie for HTTPS alone when the site is', async () => {
    const secure = await under.startReplica({ SITE_URL: 'https://sufra.example' });
    await secure.whenReady();
    expect(lineOf(await signIn(await aMember(under), { at: secure.url }))).toContain('; Secure');
    await secure.stop();
  });
});

describe('a browser becomes known', () => {
  test('by the link that sets a new password, so that guessing strangers keep no reader of the mailbox out', async () => {
    const member = await aMember(under);
    const token = await resetToken(under, member.email);
    await lockOut(member);
    const password = 'olives in the shade';
    const reset = await ask(under.service.url, `POST /auth/reset-password/${token}`, {
      body: { newPassword: password },
    });
    expect((await signIn({ ...member, password })).status).toBe(429);
    expect((await signIn({ ...member, password }, { cookie: deviceOf(reset) })).status).toBe(200);
  });

  test('by the link that confirms the address', async () => {
    const person = aPerson();
    await ask(under.service.url, 'POST /auth/signup', { body: person });
    const [token] = await mailedTokens(under, person.email);
    const confirmed = await ask(under.service.url, 'POST /auth/verify-email', { body: { token } });
    await lockOut(person);
    expect((await signIn(person, { cookie: deviceOf(confirmed) })).status).toBe(200);
  });

  test('by renewing a session, under the address that the account has by then', async () => {
    const member = await aMember(under);
    const { answer } = await signedIn(under, member);
    const email = aPerson().email;
    await under.users.updateOne({ _id: member.id }, { $set: { email } });
    const cookie = cookieOf(answer)?.split(';')[0] ?? '';
    const renewed = await ask(under.service.url, 'POST /auth/session/renew', { headers: { cookie } });
    await lockOut({ email });
    expect((await signIn({ ...member, email }, { cookie: deviceOf(renewed) })).status).toBe(200);
  });

  test('by no try that was refused', async () => {
    const member = await aMember(under);
    const wrong = await signIn({ ...member, password: 'a guess' });
    const waiting = aPerson();
    await ask(under.service.url, 'POST /auth/signup', { body: waiting });
    for (const answer of [wrong, await signIn(waiting)]) expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe('a member who is signed in', () => {
  test('shows the password wherever neighbours have used up the tries, and whatever strangers do at the sign-in', async () => {
    const member = await aMember(under);
    const { token } = await signedIn(under, member);
    const ip = aPlace();
    for (let n = 1; n <= 5; n += 1) await signIn({ ...aPerson(), password: `guess ${n}` }, { ip });
    await lockOut(member);
    const headers = { 'x-forwarded-for': ip };
    const newPassword = 'olives in the shade';
    const changed = await ask(under.service.url, 'POST /auth/change-password', {
      ...{ token, headers },
      body: { currentPassword: member.password, newPassword },
    });
    expect(changed.status).toBe(200);
    const left = await ask(under.service.url, 'DELETE /auth/me', {
      ...{ token: changed.body.token, headers },
      body: { password: newPassword },
    });
    expect(left.status).toBe(200);
  });
});

test('addresses of one network of IPv6 are one place', async () => {
  const network = aPlace().replace('::7', '');
  for (let n = 1; n <= 5; n += 1)
    await signIn({ ...aPerson(), password: 'a guess' }, { ip: `${network}:${n}::1` });
  expect((await signIn(aPerson(), { ip: `${network}:ffff::1` })).status).toBe(429);
});
