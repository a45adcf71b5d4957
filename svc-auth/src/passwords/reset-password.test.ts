import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { messages } from '@sufra/contracts';
import { ask, eventually } from '@sufra/service-kit/testing';
import { decodeJwt } from 'jose';
import {
  aMember,
  aPerson,
  cookieOf,
  mailedTokens,
  type Person,
  renew,
  resetToken,
  signedIn,
} from '../../test/people.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest({
    MAIL_REQUESTS_PER_IP_AND_HOUR: '0',
    RESETS_PER_IP_AND_HOUR: '0',
    SIGN_IN_FAILURES_PER_IP: '0',
  });
});
afterAll(() => under.stop());

const newPassword = 'olives in the shade';
const undo = { sealedToken: expect.any(String), expiresAt: expect.any(String) };
const reset = (token: string, body: object = { newPassword }) =>
  ask(under.service.url, `POST /auth/reset-password/${encodeURIComponent(token)}`, { body });
const signIn = ({ email, password }: Pick<Person, 'email' | 'password'>) =>
  ask(under.service.url, 'POST /auth/signin', { body: { email, password } });
const me = (token: string) => ask(under.service.url, 'GET /auth/me', { token });
const verify = (token: string) => ask(under.service.url, 'POST /auth/verify-email', { body: { token } });
const invalid = { status: 400, body: { code: 'token_invalid' } };
const ended = { status: 401, body: { code: 'session_ended' } };

describe('setting a new password with a mailed link', () => {
  test('is answered without signing in, and from then on the new password counts alone', async () => {
    const member = await aMember(under);
    const answer = await reset(await resetToken(under, member.email));
    expect(answer).toMatchObject({ status: 200, body: { message: messages.passwordReset } });
    expect(Object.keys(answer.body)).toEqual(['message']);
    expect(cookieOf(answer)).toBeUndefined();
    expect((await signIn(member)).status).toBe(401);
    expect((await signIn({ ...member, password: newPassword })).status).toBe(200);
    await eventually(() =>
      expect(under.heard('user.password-changed', member.id)).toEqual([
        { userId: member.id, email: member.email, name: member.name, how: 'reset', undo },
      ]),
    );
    expect(under.heard('user.email-verified', member.id)).toHaveLength(1);
  });

  test('ends every session at once, its cookie too, and tells every service', async () => {
    const member = await aMember(under);
    const sessions = [await signedIn(under, member), await signedIn(under, member)];
    await reset(await resetToken(under, member.email));
    for (const { token, cookie } of sessions) {
      expect(await me(token)).toMatchObject(ended);
      expect(await renew(under, cookie)).toMatchObject(ended);
    }
    expect((await under.users.findById(member.id).lean())?.sessions).toEqual([]);
    const [told] = await eventually(() => {
      const events = under.heard('user.access-changed', member.id);
      expect(events).toHaveLength(1);
      return events;
    });
    expect(told?.endedSessions.map(({ sid }) => sid).sort()).toEqual(
      sessions.map(({ token }) => decodeJwt(token).sid).sort(),
    );
    expect(Date.parse(told?.sessionsNotBefore ?? '')).toBeLessThanOrEqual(Date.now());
  });

  test('within one second of signing in before and after ends the one and not the other', async () => {
    // Several rounds: some of them lie within one second from beginning to end.
    for (let round = 1; round <= 5; round += 1) {
      const member = await aMember(under);
      const token = await resetToken(under, member.email);
      const before = await signedIn(under, member);
      expect((await reset(token)).status).toBe(200);
      const after = await signedIn(under, { ...member, password: newPassword });
      expect(await me(before.token)).toMatchObject(ended);
      expect((await me(after.token)).status).toBe(200);
      expect((await renew(under, after.cookie)).status).toBe(200);
    }
  });

  test('confirms an address that was waiting, under the name that signed up last, and ends its sign-ups', async () => {
    const intruder = aPerson({ name: 'Intruder', password: 'not the owner at all' });
    const owner = { ...intruder, name: 'Amina Yusuf', password: 'forgotten by now' };
    for (const body of [intruder, owner]) await ask(under.service.url, 'POST /auth/signup', { body });
    const links = await mailedTokens(under, owner.email, 2);
    expect((await reset(await resetToken(under, owner.email))).status).toBe(200);
    const answer = await signIn({ ...owner, password: newPassword });
    expect(answer.body.user).toMatchObject({ name: 'Amina Yusuf', email: owner.email });
    for (const link of links) expect(await verify(link)).toMatchObject(invalid);
    for (const person of [intruder, owner]) expect((await signIn(person)).status).toBe(401);
    const user = await under.users.findOne({ email: owner.email }).lean();
    expect(user).toMatchObject({ pendingSignUps: [], verifiedAt: expect.any(Date) });
    expect(user).not.toHaveProperty('forgetAt');
    const of = { userId: String(user?._id), email: owner.email, name: 'Amina Yusuf' };
    await eventually(() => expect(under.heard('user.email-verified', of.userId)).toEqual([of]));
    expect(under.heard('user.password-changed', of.userId)).toEqual([{ ...of, how: 'reset', undo }]);
  });

  test('ends a change of address that was asked for', async () => {
    const member = await aMember(under);
    const { token } = await signedIn(under, member);
    await ask(under.service.url, 'PATCH /auth/me', {
      token,
      body: { email: aPerson().email, password: member.password },
    });
    await reset(await resetToken(under, member.email));
    expect((await under.users.findById(member.id).lean())?.emailChange ?? null).toBeNull();
  });

  test('twenty times at once works once', async () => {
    const member = await aMember(under);
    const token = await resetToken(under, member.email);
    const passwords = Array.from({ length: 20 }, (_, n) => `olives in the shade ${n}x`);
    const answers = await Promise.all(passwords.map(password => reset(token, { newPassword: password })));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 400)]);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await signIn({ ...member, password: winner })).status).toBe(200);
    await eventually(() => expect(under.heard('user.password-changed', member.id)).toHaveLength(1));
  });

  test('while signing in with the old one leaves no session of the old one', async () => {
    const member = await aMember(under);
    const token = await resetToken(under, member.email);
    const [done, ...signIns] = await Promise.all([reset(token), signIn(member), signIn(member)]);
    expect(done?.status).toBe(200);
    for (const { status, body } of signIns)
      if (status === 200) expect(await me(body.token)).toMatchObject(ended);
    expect((await under.users.findById(member.id).lean())?.sessions).toEqual([]);
  });
});

describe('it is refused', () => {
  test('after its use, and once its hour is over', async () => {
    const member = await aMember(under);
    const used = await resetToken(under, member.email);
    await reset(used);
    expect(await reset(used)).toMatchObject(invalid);
    const late = await resetToken(under, member.email);
    const past = new Date(Date.now() - 1);
    await under.users.updateOne({ _id: member.id }, { $set: { 'passwordReset.expiresAt': past } });
    const before = await under.users.findById(member.id).lean();
    expect(await reset(late)).toMatchObject(invalid);
    expect(await under.users.findById(member.id).lean()).toEqual(before);
  });

  test('with a link of another purpose, as is that with this one', async () => {
    const person = aPerson();
    await ask(under.service.url, 'POST /auth/signup', { body: person });
    const [confirmation = ''] = await mailedTokens(under, person.email);
    const token = await resetToken(under, person.email);
    expect(await reset(confirmation)).toMatchObject(invalid);
    expect(await verify(token)).toMatchObject(invalid);
    expect((await verify(confirmation)).status).toBe(200);
  });

  test.each(['x', 'A'.repeat(43), '{"$gt":""}', '$ne'])('with a made-up link (%s)', async token => {
    expect(await reset(token)).toMatchObject(invalid);
  });

  test('with a password that is easy to guess, and the link stays good', async () => {
    const member = await aMember(under, { name: 'Amina Yusuf' });
    const token = await resetToken(under, member.email);
    for (const weak of ['password1', '12345678', 'sufra2026', member.email, 'aminayusuf'])
      expect(await reset(token, { newPassword: weak })).toMatchObject({
        status: 400,
        body: { code: 'weak_password', details: [{ path: 'newPassword', message: expect.any(String) }] },
      });
    expect((await reset(token)).status).toBe(200);
  });

  test.each([
    [{ newPassword: 'k7#mQz2' }],
    [{ newPassword: 'k7#mQz2p'.repeat(33) }],
    [{ newPassword: { $gt: '' } }],
    [{ password: 'olives in the shade' }],
    [{}],
  ])('as badly formed with %j', async body => {
    expect(await reset('A'.repeat(43), body)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', details: [{ path: 'newPassword' }] },
    });
  });

  test('without a POST: looking at the address changes nothing', async () => {
    const member = await aMember(under);
    const token = await resetToken(under, member.email);
    for (const method of ['GET', 'HEAD']) {
      const looked = await ask(under.service.url, `${method} /auth/reset-password/${token}`);
      expect(looked.status).toBe(405);
    }
    expect((await reset(token)).status).toBe(200);
  });

  test('from one place that tries without end', async () => {
    const strict = await startForTest({ RESETS_PER_IP_AND_HOUR: '2' });
    const from = (ip: string) =>
      ask(strict.service.url, `POST /auth/reset-password/${'A'.repeat(43)}`, {
        body: { newPassword },
        headers: { 'x-forwarded-for': ip },
      });
    expect((await from('203.0.113.1')).status).toBe(400);
    expect((await from('203.0.113.1')).status).toBe(400);
    const refused = await from('203.0.113.1');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect((await from('203.0.113.2')).status).toBe(400);
    // A link that opens is no try.
    const token = await resetToken(strict, (await aMember(strict)).email);
    const answer = await ask(strict.service.url, `POST /auth/reset-password/${token}`, {
      body: { newPassword },
      headers: { 'x-forwarded-for': '203.0.113.1' },
    });
    expect(answer.status).toBe(200);
    await strict.stop();
  });
});

test('a reset leaves lines in the log without address, token or password', async () => {
  const member = await aMember(under);
  const token = await resetToken(under, member.email);
  await reset(token);
  await eventually(() =>
    expect(under.log()).toMatch(
      new RegExp(`"security":"reset-password","outcome":"ok","userId":"${member.id}"`),
    ),
  );
  for (const secret of [member.email, token, newPassword]) expect(under.log()).not.toContain(secret);
});
