import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask, eventually } from '@sufra/service-kit/testing';
import { decodeJwt } from 'jose';
import { aMember, aPerson, cookieOf, type Person, renew, resetToken, signedIn } from '../../test/people.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest({ SIGN_IN_FAILURES_PER_IP: '0' });
});
afterAll(() => under.stop());

const newPassword = 'olives in the shade';
const undo = { sealedToken: expect.any(String), expiresAt: expect.any(String) };
const change = (token: string, body: unknown) =>
  ask(under.service.url, 'POST /auth/change-password', { token, body });
const signIn = ({ email, password }: Pick<Person, 'email' | 'password'>) =>
  ask(under.service.url, 'POST /auth/signin', { body: { email, password } });
const me = (token: string) => ask(under.service.url, 'GET /auth/me', { token });
const ended = { status: 401, body: { code: 'session_ended' } };
const wrong = { status: 403, body: { code: 'wrong_password' } };

async function aSession() {
  const member = await aMember(under);
  const { token, cookie } = await signedIn(under, member);
  return { member, token, cookie, body: { currentPassword: member.password, newPassword } };
}

describe('changing the password', () => {
  test('answers a new token of this session, which goes on with its cookie', async () => {
    const { member, token, cookie, body } = await aSession();
    const answer = await change(token, body);
    expect(answer).toMatchObject({ status: 200, body: { token: expect.any(String) } });
    expect(cookieOf(answer)).toBeUndefined();
    const [before, after] = [decodeJwt(token), decodeJwt(answer.body.token)];
    expect(after).toMatchObject({ sub: member.id, sid: before.sid });
    expect(Number(after.ver)).toBeGreaterThan(Number(before.ver));
    expect((await me(answer.body.token)).status).toBe(200);
    expect((await renew(under, cookie)).status).toBe(200);
    expect((await signIn(member)).status).toBe(401);
    expect((await signIn({ ...member, password: newPassword })).status).toBe(200);
    await eventually(() =>
      expect(under.heard('user.password-changed', member.id)).toEqual([
        { userId: member.id, email: member.email, name: member.name, how: 'changed', undo },
      ]),
    );
  });

  test('ends the other sessions at once, and tells every service which', async () => {
    const { member, token, body } = await aSession();
    const others = [await signedIn(under, member), await signedIn(under, member)];
    const { body: answer } = await change(token, body);
    for (const other of others) {
      expect(await me(other.token)).toMatchObject(ended);
      expect(await renew(under, other.cookie)).toMatchObject(ended);
    }
    await eventually(() =>
      expect(under.heard('user.access-changed', member.id)).toEqual([
        expect.objectContaining({
          endedSessions: others.map(other => ({
            sid: decodeJwt(other.token).sid,
            until: expect.any(String),
          })),
          sessionsNotBefore: null,
          deleted: false,
        }),
      ]),
    );
    expect((await me(answer.token)).status).toBe(200);
    const later = await signedIn(under, { ...member, password: newPassword });
    expect((await me(later.token)).status).toBe(200);
  });

  test('ends the links that set a password or an address', async () => {
    const { member, token, body } = await aSession();
    const link = await resetToken(under, member.email);
    await ask(under.service.url, 'PATCH /auth/me', {
      token,
      body: { email: aPerson().email, password: member.password },
    });
    await change(token, body);
    const reset = await ask(under.service.url, `POST /auth/reset-password/${link}`, {
      body: { newPassword: 'set by a reader of it' },
    });
    expect(reset).toMatchObject({ status: 400, body: { code: 'token_invalid' } });
    expect((await me(token)).body.account.pendingEmail).toBeNull();
  });

  test('ten times at once works once', async () => {
    const { member, token, body } = await aSession();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => change(token, { ...body, newPassword: `${newPassword} ${n}x` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(9);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await signIn({ ...member, password: `${newPassword} ${winner}x` })).status).toBe(200);
  });
});

describe('it is refused', () => {
  test('without a session, and with one that has ended', async () => {
    const { token, cookie, body } = await aSession();
    expect(await change('', body)).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    await ask(under.service.url, 'POST /auth/session/end', { headers: { cookie } });
    expect(await change(token, body)).toMatchObject(ended);
  });

  test('with a wrong current password, and changes nothing', async () => {
    const { member, token, body } = await aSession();
    const before = await under.users.findById(member.id).lean();
    expect(await change(token, { ...body, currentPassword: 'a guess' })).toMatchObject(wrong);
    expect(await under.users.findById(member.id).lean()).toEqual(before);
  });

  test('after ten wrong ones, whatever strangers do at the sign-in, even with the right one', async () => {
    const { member, token, body } = await aSession();
    for (let n = 1; n <= 4; n += 1) await signIn({ ...member, password: `guess ${n}` });
    const guesses = Array.from({ length: 16 }, (_, n) =>
      change(token, { ...body, currentPassword: `another guess ${n}` }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter(status => status === 403)).toHaveLength(10);
    expect(statuses.filter(status => status === 429)).toHaveLength(6);
    const refused = await change(token, body);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
    expect((await me(token)).status).toBe(200);
  });

  test('after wrong ones of its member alone, and that is written down', async () => {
    const strict = await startForTest({ WRONG_PASSWORDS_PER_MEMBER: '2', SIGN_IN_FAILURES_PER_IP: '2' });
    const member = await aMember(strict);
    const { token } = await signedIn(strict, member);
    const guess = (bearer = token) =>
      ask(strict.service.url, 'POST /auth/change-password', {
        token: bearer,
        body: { currentPassword: 'a guess', newPassword },
      });
    expect((await guess()).status).toBe(403);
    expect((await guess()).status).toBe(403);
    expect((await guess()).status).toBe(429);
    expect((await guess((await signedIn(strict, await aMember(strict))).token)).status).toBe(403);
    await eventually(() =>
      expect(strict.log()).toMatch(
        /"security":"change-password".*"reason":"limit of wrong passwords by member"/,
      ),
    );
    await strict.stop();
  });

  test('for an account without a password', async () => {
    const { member, token, body } = await aSession();
    await under.users.updateOne({ _id: member.id }, { $unset: { passwordHash: '' } });
    expect(await change(token, body)).toMatchObject({ status: 409, body: { code: 'no_password' } });
  });

  test.each(['password1', '12345678', 'sufra2026', 'aminayusuf'])('with %s, as easy to guess', async weak => {
    const { token, body } = await aSession();
    expect(await change(token, { ...body, newPassword: weak })).toMatchObject({
      status: 400,
      body: { code: 'weak_password', details: [{ path: 'newPassword', message: expect.any(String) }] },
    });
  });

  test.each([
    [{ newPassword }],
    [{ currentPassword: 'x' }],
    [{ currentPassword: { $gt: '' }, newPassword }],
    [{ currentPassword: 'x', newPassword: 'k7#mQz2' }],
    [{ currentPassword: 'x'.repeat(257), newPassword }],
  ])('as badly formed with %j', async body => {
    const { token } = await aSession();
    expect(await change(token, body)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });
});
