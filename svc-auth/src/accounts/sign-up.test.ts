import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { messages } from '@sufra/contracts';
import { ask, eventually } from '@sufra/service-kit/testing';
import { aMember, aPerson, mailedTokens, seen } from '../../test/people.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { askedCost } from '../hashing/password-hasher.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest({ SIGN_UPS_PER_IP_AND_HOUR: '300' }, { hashCost: askedCost });
});
afterAll(() => under.stop());

const signUp = (body: unknown, headers = {}) =>
  ask(under.service.url, 'POST /auth/signup', { body, headers });
const mailsTo = (email: string) => under.heard('user.signed-up').filter(data => data.email === email);
/** An address of its own, so that its tries count for no other test. */
const from = (ip: string) => ({ 'x-forwarded-for': ip });

describe('signing up', () => {
  test('with a new address keeps the sign-up, mails one sealed link, and makes no member yet', async () => {
    const person = aPerson();
    const answer = await signUp(person);
    expect(answer).toMatchObject({ status: 201, body: { message: messages.signUpAccepted } });

    const [token = ''] = await mailedTokens(under, person.email);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const user = await under.users.findOne({ email: person.email }).lean();
    expect(user).toMatchObject({ isAdmin: false, isModerator: false, isPremium: false, sessions: [] });
    expect(user?.verifiedAt ?? null).toBeNull();
    expect(user?.passwordHash ?? null).toBeNull();
    expect(user?.pendingSignUps).toEqual([
      expect.objectContaining({
        name: person.name,
        tokenHash: createHash('sha256').update(token).digest('base64url'),
        passwordHash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
      }),
    ]);
    const lifetime = Number(user?.pendingSignUps[0]?.expiresAt) - Number(user?.pendingSignUps[0]?.createdAt);
    expect(lifetime).toBe(24 * 3_600_000);
  });

  test('and never confirming is forgotten by the database a day after the last link’s end', async () => {
    const person = aPerson();
    await signUp(person);
    await signUp({ ...person, password: 'another good one' });
    const user = await under.users.findOne({ email: person.email }).lean();
    const lastEnd = user?.pendingSignUps[1]?.expiresAt.getTime() ?? 0;
    expect(user?.forgetAt?.getTime()).toBe(lastEnd + 24 * 3_600_000);
    const indexes = await under.users.collection.indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { forgetAt: 1 }, expireAfterSeconds: 0 }));
  });

  test('leaves neither password, token nor address in documents’ clear, events or logs', async () => {
    const person = aPerson({ password: 'canary in the orchard' });
    await signUp(person);
    const [token = ''] = await mailedTokens(under, person.email);
    const stored = JSON.stringify(await under.users.find().lean());
    await eventually(() => under.log().includes('"security":"sign-up"'));
    for (const place of [stored, JSON.stringify(under.platform.heard), under.log()]) {
      expect(place).not.toContain('canary');
      expect(place).not.toContain(token);
    }
    expect(under.log()).not.toContain(person.email);
  });

  test('with one address in another spelling is the same account', async () => {
    const person = aPerson();
    await signUp(person);
    await signUp({ ...person, email: ` ${person.email.toUpperCase()} ` });
    expect(await under.users.countDocuments({ email: person.email })).toBe(1);
  });

  test('with an unconfirmed address mails each a link of its own, and the same sign-up only once', async () => {
    const person = aPerson();
    await signUp(person);
    await signUp({ ...person, name: 'Somebody Else', password: 'another good one' });
    await signUp(person);
    const [first, second] = await mailedTokens(under, person.email, 2);
    expect(first).not.toBe(second);
    expect(mailsTo(person.email).map(({ name }) => name)).toEqual([person.name, 'Somebody Else']);
    const user = await under.users.findOne({ email: person.email }).lean();
    expect(user?.pendingSignUps).toHaveLength(2);
  });

  test('with a member’s address tells the member by mail, and changes nothing', async () => {
    const member = await aMember(under);
    const before = await under.users.findById(member.id).lean();
    await signUp({ ...member, name: 'Intruder', password: 'another good one' });
    await eventually(() =>
      expect(under.heard('user.sign-up-repeated', member.id)).toEqual([
        { userId: member.id, email: member.email, name: member.name },
      ]),
    );
    const after = await under.users.findById(member.id).lean();
    expect(after?.passwordHash).toBe(before?.passwordHash);
    expect(after).toMatchObject({ name: member.name, pendingSignUps: [] });
  });

  test('answers alike for a new, a waiting, a known and a too often mailed address', async () => {
    const member = await aMember(under);
    const waiting = aPerson();
    await signUp(waiting);
    const often = aPerson();
    for (const word of ['one', 'two', 'three'])
      await signUp({ ...often, password: `password number ${word}` });
    const answers = await Promise.all(
      [aPerson(), { ...waiting, name: 'Other' }, member, { ...often, name: 'Fourth' }].map(person =>
        signUp(person),
      ),
    );
    for (const answer of answers) expect(seen(answer)).toEqual(seen(answers[0] as (typeof answers)[number]));
    expect(mailsTo(often.email)).toHaveLength(3);
  });

  test('fifty times at once makes one account, one event and one mail, and every answer is 201', async () => {
    const person = aPerson();
    const answers = await Promise.all(Array.from({ length: 50 }, () => signUp(person)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await under.users.countDocuments({ email: person.email })).toBe(1);
    await mailedTokens(under, person.email);
    const user = await under.users.findOne({ email: person.email }).lean();
    expect(user?.v).toBe(1);
    await eventually(async () => {
      const { outbox } = (await under.users.findById(user?._id).lean()) ?? {};
      expect(outbox).toEqual([]);
    });
    expect(mailsTo(person.email)).toHaveLength(1);
  });

  test('ten different ways at once with one address makes one account and at most three mails', async () => {
    const person = aPerson();
    const ways = Array.from({ length: 10 }, (_, n) => ({ ...person, password: `pomegranate seeds ${n}x` }));
    const answers = await Promise.all(ways.map(way => signUp(way)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const user = await under.users.findOne({ email: person.email }).lean();
    expect(await under.users.countDocuments({ email: person.email })).toBe(1);
    expect(user?.pendingSignUps.length).toBeLessThanOrEqual(3);
    await eventually(() => expect(mailsTo(person.email)).toHaveLength(user?.pendingSignUps.length ?? 0));
  });

  test('never makes more than a plain member, whatever is sent along', async () => {
    const person = aPerson();
    const body = `{"name":"${person.name}","email":"${person.email}","password":"${person.password}","isAdmin":true,"isModerator":"true","isPremium":1,"roles":["admin"],"$set":{"isAdmin":true},"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}`;
    expect((await signUp(body)).status).toBe(201);
    const user = await under.users.findOne({ email: person.email }).lean();
    expect(user).toMatchObject({ isAdmin: false, isModerator: false, isPremium: false });
    expect(Object.keys(user ?? {})).not.toContain('roles');
    expect({}).not.toHaveProperty('isAdmin');
  });
});

describe('signing up is refused', () => {
  test.each([
    ['a password of seven characters', { password: 'k7#mQz2' }, 'password'],
    ['a password of 257 characters', { password: 'k7#mQz2p'.repeat(33).slice(0, 257) }, 'password'],
    ['an empty name', { name: '   ' }, 'name'],
    ['a name that would begin a mail header', { name: 'Amina\r\nBcc: all@example.org' }, 'name'],
    ['an address that is none', { email: 'amina' }, 'email'],
    ['an address that is an operator', { email: { $gt: '' } }, 'email'],
    ['a password that is an operator', { password: { $regex: '.*' } }, 'password'],
    ['a list of addresses', { email: ['a@example.org'] }, 'email'],
  ])('with %s, and says which field', async (_what, wrong, path) => {
    const answer = await signUp({ ...aPerson(), ...wrong });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request', details: [{ path }] } });
  });

  test.each(['password1', '12345678', 'sufra2026', 'qwertyuiop'])(
    'with %s, as hard to keep',
    async password => {
      const person = aPerson({ password });
      const answer = await signUp(person);
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'weak_password', details: [{ path: 'password', message: expect.any(String) }] },
      });
      expect(await under.users.countDocuments({ email: person.email })).toBe(0);
    },
  );

  test.each([
    ['of 100 characters', 'k7#mQz2p'.repeat(13).slice(0, 100)],
    ['of 256 characters', 'k7#mQz2p'.repeat(32)],
    ['with spaces around', '  figs and olives  '],
    ['in Arabic', 'سفرة عامرة بالخير'],
  ])('not with a good password %s', async (_what, password) => {
    expect((await signUp(aPerson({ password }))).status).toBe(201);
  });

  test('with a password of a megabyte before anything is hashed', async () => {
    const answer = await signUp(aPerson({ password: 'x'.repeat(1_000_000) }));
    expect(answer.status).toBe(413);
  });

  test('as a form of another site would send it', async () => {
    const answer = await signUp('email[$ne]=x', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(answer.status).toBe(415);
  });

  test('from an address that asks without end, with the time to wait', async () => {
    const strict = await startForTest({ SIGN_UPS_PER_IP_AND_HOUR: '2' });
    const signUpFrom = (ip: string) =>
      ask(strict.service.url, 'POST /auth/signup', { body: aPerson(), headers: from(ip) });
    expect((await signUpFrom('203.0.113.1')).status).toBe(201);
    expect((await signUpFrom('203.0.113.1')).status).toBe(201);
    const refused = await signUpFrom('203.0.113.1');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect((await signUpFrom('203.0.113.2')).status).toBe(201);
    await eventually(() =>
      expect(strict.log()).toMatch(/"reason":"limit of sign-up by ip","ip":"203\.0\.113\.1"/),
    );
    await strict.stop();
  });
});

test('a sign-up while svc-mail is away is accepted, and its mail follows once it is back', async () => {
  const alone = await startForTest({}, { isMailAway: true });
  const person = aPerson();
  const answer = await ask(alone.service.url, 'POST /auth/signup', { body: person });
  expect(answer.status).toBe(201);
  const user = await alone.users.findOne({ email: person.email }).lean();
  expect(user?.outbox).toHaveLength(1);
  alone.startMail();
  expect(await mailedTokens(alone, person.email)).toHaveLength(1);
  await eventually(async () => expect((await alone.users.findById(user?._id).lean())?.outbox).toEqual([]));
  await alone.stop();
});
