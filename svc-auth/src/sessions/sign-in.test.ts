import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask, eventually } from '@sufra/service-kit/testing';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { aMember, aPerson, cookieOf, type Person, seen, signedIn } from '../../test/people.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { askedCost, createPasswordHasher } from '../hashing/password-hasher.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest({ SIGN_IN_FAILURES_PER_IP: '500' }, { hashCost: askedCost });
});
afterAll(() => under.stop());

const post = (body: unknown, headers: Record<string, string> = {}) =>
  ask(under.service.url, 'POST /auth/signin', { body, headers });
const signIn = ({ email, password }: Pick<Person, 'email' | 'password'>, headers = {}) =>
  post({ email, password }, headers);
const wrong = { status: 401, body: { code: 'invalid_credentials' } };

describe('signing in with the right password', () => {
  test('answers the token and the member, and sets the cookie that renews the session', async () => {
    const member = await aMember(under);
    const answer = await signIn(member);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        token: expect.any(String),
        user: {
          _id: member.id,
          name: member.name,
          email: member.email,
          isPremium: false,
          isAdmin: false,
          isModerator: false,
          recipesGenerated: 0,
          generations_left: 3,
        },
      },
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/password|argon2|hash/i);
    const cookie = cookieOf(answer) ?? '';
    expect(cookie).toMatch(/^sufra_session=[0-9a-f]{24}\.[\w-]{22}\.[\w-]{43};/);
    expect(cookie).toContain('Max-Age=2592000');
    expect(cookie).toContain('Path=/api/v1/auth/session');
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Strict');
    expect(cookie).not.toContain('Secure');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('gives a token of an hour that names member, session, version and roles, and no person', async () => {
    const member = await aMember(under);
    const { token } = await signedIn(under, member);
    const user = await under.users.findById(member.id).lean();
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'RS256', typ: 'at+jwt', kid: under.signingKey.kid });
    const claims = decodeJwt(token);
    expect(claims).toEqual({
      sub: member.id,
      sid: user?.sessions[0]?.sid,
      ver: user?.v,
      adm: false,
      mod: false,
      iss: 'sufra',
      aud: 'sufra',
      iat: expect.any(Number),
      exp: Number(claims.iat) + 3_600,
    });
  });

  test('stores the hash of the refresh token alone', async () => {
    const member = await aMember(under);
    const { cookie } = await signedIn(under, member);
    const secret = cookie.split('.')[2] ?? '-';
    const stored = JSON.stringify(await under.users.findById(member.id).lean());
    expect(stored).not.toContain(secret);
    expect(under.log()).not.toContain(secret);
  });

  test('takes the address in any spelling', async () => {
    const member = await aMember(under);
    expect((await signIn({ ...member, email: ` ${member.email.toUpperCase()}` })).status).toBe(200);
  });

  test('counts every byte of it: neither its first 72 nor a space more are it', async () => {
    const member = await aMember(under, { password: 'saffron and rice '.repeat(6) });
    expect((await signIn(member)).status).toBe(200);
    expect(await signIn({ ...member, password: member.password.slice(0, 72) })).toMatchObject(wrong);
    expect(await signIn({ ...member, password: member.password.trim() })).toMatchObject(wrong);
  });

  test('but before the address is confirmed says so, and only then', async () => {
    const person = aPerson();
    await ask(under.service.url, 'POST /auth/signup', { body: person });
    await ask(under.service.url, 'POST /auth/signup', { body: { ...person, password: 'another good one' } });
    const unverified = { status: 403, body: { code: 'email_unverified' } };
    expect(await signIn(person)).toMatchObject(unverified);
    expect(await signIn({ ...person, password: 'another good one' })).toMatchObject(unverified);
    expect(await signIn({ ...person, password: 'neither of the two' })).toMatchObject(wrong);
    expect(cookieOf(await signIn(person))).toBeUndefined();
  });

  test('hashes it anew when it was hashed more cheaply than is asked for today', async () => {
    const member = await aMember(under);
    const cheap = createPasswordHasher({
      maxAtOnce: 1,
      maxWaiting: 1,
      cost: { memory: 64, passes: 1, parallelism: 1 },
    });
    await under.users.updateOne(
      { _id: member.id },
      { $set: { passwordHash: await cheap.hash(member.password) } },
    );
    expect((await signIn(member)).status).toBe(200);
    const user = await under.users.findById(member.id).lean();
    expect(user?.passwordHash).toMatch(/m=19456,t=2,p=1/);
    expect((await signIn(member)).status).toBe(200);
  });

  test('on more than twenty devices ends the oldest session, everywhere', async () => {
    const member = await aMember(under);
    const first = await signedIn(under, member);
    const oldest = (await under.users.findById(member.id).lean())?.sessions[0]?.sid;
    for (let device = 2; device <= 21; device += 1) await signedIn(under, member);
    const user = await under.users.findById(member.id).lean();
    expect(user?.sessions).toHaveLength(20);
    await eventually(() =>
      expect(under.heard('user.access-changed', member.id)).toEqual([
        expect.objectContaining({ endedSessions: [{ sid: oldest, until: expect.any(String) }] }),
      ]),
    );
    expect(await ask(under.service.url, 'GET /auth/me', { token: first.token })).toMatchObject({
      status: 401,
      body: { code: 'session_ended' },
    });
  });

  test('nine times at once opens nine sessions', async () => {
    const member = await aMember(under);
    const patient = { 'x-forwarded-for': '203.0.113.77' };
    const answers = await Promise.all(Array.from({ length: 9 }, () => signIn(member, patient)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await under.users.findById(member.id).lean())?.sessions).toHaveLength(9);
  });
});

describe('signing in is refused', () => {
  test('alike for a wrong password, an unknown address, an unconfirmed one and one without a password', async () => {
    const member = await aMember(under);
    const waiting = aPerson();
    await ask(under.service.url, 'POST /auth/signup', { body: waiting });
    const providerOnly = await aMember(under);
    await under.users.updateOne({ _id: providerOnly.id }, { $unset: { passwordHash: '' } });
    const password = 'certainly not this';
    const answers = [];
    for (const { email } of [member, aPerson(), waiting, providerOnly])
      answers.push(await signIn({ email, password }));
    for (const answer of answers) expect(seen(answer)).toEqual(seen(answers[0] as (typeof answers)[number]));
    expect(answers[0]).toMatchObject(wrong);
  });

  test.each([
    ['an operator for the address', { email: { $gt: '' }, password: 'x' }],
    ['an operator for the password', { email: 'a@example.org', password: { $ne: '' } }],
    ['a regular expression', { email: { $regex: '.*' }, password: { $regex: '.*' } }],
    ['lists', { email: ['a@example.org'], password: ['x'] }],
    ['a key given twice', '{"email":"a@example.org","email":{"$gt":""},"password":"x"}'],
    ['a password of 257 characters', { email: 'a@example.org', password: 'x'.repeat(257) }],
    ['nothing', {}],
    ['text that is no JSON', '{"email":'],
  ])('as badly formed with %s', async (_what, body) => {
    const answer = await post(body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(JSON.stringify(answer.body)).not.toMatch(/Mongo|CastError|\bat \//);
  });

  test('after ten failures for one address, known or not, with the time to wait; another address goes on', async () => {
    const member = await aMember(under);
    for (const { email } of [member, aPerson()]) {
      for (let n = 1; n <= 10; n += 1)
        expect(await signIn({ email, password: `guess ${n}` })).toMatchObject(wrong);
      const refused = await signIn({ email, password: member.password });
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
      const wait = Number(refused.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(600);
      expect(wait).toBeLessThanOrEqual(900);
    }
    expect((await signIn(await aMember(under))).status).toBe(200);
  });

  test('and tries at once do not get past ten either', async () => {
    const member = await aMember(under);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => signIn({ ...member, password: `guess ${n}` })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter(status => status === 401)).toHaveLength(10);
    expect(statuses.filter(status => status === 429)).toHaveLength(20);
  });

  test('once the window has passed no more', async () => {
    const member = await aMember(under);
    for (let n = 1; n <= 10; n += 1) await signIn({ ...member, password: `guess ${n}` });
    expect((await signIn(member)).status).toBe(429);
    const past = new Date(Date.now() - 15 * 60_000 - 1_000);
    await under.platform.database.connection
      .collection('throttles')
      .updateMany({}, [
        { $set: { hits: { $map: { input: '$hits', as: 'hit', in: { id: '$$hit.id', at: past } } } } },
      ]);
    expect((await signIn(member)).status).toBe(200);
  });

  test('not because of right passwords, one after the other or all at once', async () => {
    const member = await aMember(under);
    for (let n = 1; n <= 12; n += 1) expect((await signIn(member)).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 15 }, () => signIn(member)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('for the right password too, once tries at once have used up the failures', async () => {
    const member = await aMember(under);
    const guesses = Array.from({ length: 30 }, (_, n) => signIn({ ...member, password: `guess ${n}` }));
    const answers = await Promise.all([...guesses, signIn(member)]);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect((await signIn(member)).status).toBe(429);
  });

  test('after too many failures from one place, whatever the address; another place goes on', async () => {
    const strict = await startForTest({ SIGN_IN_FAILURES_PER_IP: '3' });
    const from = (ip: string) =>
      ask(strict.service.url, 'POST /auth/signin', {
        body: { email: aPerson().email, password: 'a guess' },
        headers: { 'x-forwarded-for': ip },
      });
    for (let n = 1; n <= 3; n += 1) expect((await from('203.0.113.1')).status).toBe(401);
    expect((await from('203.0.113.1')).status).toBe(429);
    expect((await from('203.0.113.2')).status).toBe(401);
    await eventually(() =>
      expect(strict.log()).toMatch(/"reason":"limit of sign-in by ip","ip":"203\.0\.113\.1"/),
    );
    await strict.stop();
  });

  test('with 503 at once when too many passwords wait to be checked', async () => {
    const busy = await startForTest({ HASHES_AT_ONCE: '1', HASHES_WAITING: '1' }, { hashCost: askedCost });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        ask(busy.service.url, 'POST /auth/signin', { body: { email: aPerson().email, password: 'a guess' } }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThan(0);
    await busy.stop();
  });
});

test('a password that there was no time to check does not count as a failure', async () => {
  const busy = await startForTest({ HASHES_AT_ONCE: '1', HASHES_WAITING: '1' }, { hashCost: askedCost });
  const { email, password } = await aMember(busy);
  const attempt = () => ask(busy.service.url, 'POST /auth/signin', { body: { email, password } });
  const answers = await Promise.all(Array.from({ length: 30 }, attempt));
  expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
  expect((await attempt()).status).toBe(200);
  await busy.stop();
});

test('the cookie is for HTTPS alone when the site is', async () => {
  const secure = await startForTest({ SITE_URL: 'https://sufra.example' });
  const member = await aMember(secure);
  const { answer } = await signedIn(secure, member);
  expect(cookieOf(answer)).toContain('; Secure');
  await secure.stop();
});

test('signing in leaves a line in the log that names the member and the place, and no address', async () => {
  const member = await aMember(under);
  await signIn(member, { 'x-forwarded-for': '203.0.113.9' });
  await signIn({ ...member, password: 'a guess' }, { 'x-forwarded-for': '203.0.113.9' });
  const lines = await eventually(() => {
    const found = under
      .log()
      .split('\n')
      .filter(line => line.includes('"security":"sign-in"') && line.includes(member.id));
    expect(found).toHaveLength(2);
    return found.map(line => JSON.parse(line));
  });
  expect(lines).toMatchObject([
    { outcome: 'ok', userId: member.id, ip: '203.0.113.9', requestId: expect.any(String) },
    { outcome: 'refused', reason: 'wrong address or password', userId: member.id, ip: '203.0.113.9' },
  ]);
  expect(under.log()).not.toContain(member.email);
});
