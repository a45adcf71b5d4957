import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { messages } from '@sufra/contracts';
import { ask, eventually } from '@sufra/service-kit/testing';
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
  under = await startForTest({ SIGN_IN_FAILURES_PER_IP: '0' });
});
afterAll(() => under.stop());

const remove = (token: string, body?: unknown) => ask(under.service.url, 'DELETE /auth/me', { token, body });
const me = (token: string) => ask(under.service.url, 'GET /auth/me', { token });
const signIn = ({ email, password }: Pick<Person, 'email' | 'password'>) =>
  ask(under.service.url, 'POST /auth/signin', { body: { email, password } });
const wrong = { status: 403, body: { code: 'wrong_password' } };
const missing = { status: 403, body: { code: 'password_required' } };
const ended = { status: 401, body: { code: 'session_ended' } };
const minute = 60_000;

async function aSession() {
  const member = await aMember(under);
  return { member, password: member.password, ...(await signedIn(under, member)) };
}

/** As if the session had been opened with Google so long ago. */
async function viaGoogle(id: string, { agoMs = 0, keepsPassword = false } = {}) {
  const createdAt = new Date(Date.now() - agoMs);
  await under.users.updateOne(
    { _id: id },
    {
      $set: { 'sessions.0.openedBy': 'google', 'sessions.0.createdAt': createdAt },
      ...(keepsPassword ? {} : { $unset: { passwordHash: '' } }),
    },
  );
}

describe('deleting the account', () => {
  test('takes effect at once: tokens, cookie and password are over, and nothing personal stays', async () => {
    const { member, token, cookie, password } = await aSession();
    const other = await signedIn(under, member);
    const reset = await resetToken(under, member.email);
    const answer = await remove(token, { password });
    expect(answer).toMatchObject({ status: 200, body: { message: messages.accountDeleted } });
    expect(cookieOf(answer)).toMatch(
      /^sufra_session=;.*Path=\/api\/v1\/auth\/session.*Expires=Thu, 01 Jan 1970/,
    );

    for (const one of [token, other.token]) expect(await me(one)).toMatchObject(ended);
    for (const one of [cookie, other.cookie]) expect(await renew(under, one)).toMatchObject(ended);
    expect((await signIn(member)).status).toBe(401);
    expect(
      await ask(under.service.url, `POST /auth/reset-password/${reset}`, {
        body: { newPassword: 'olives in the shade' },
      }),
    ).toMatchObject({ status: 400, body: { code: 'token_invalid' } });
    await eventually(async () => expect(await under.users.countDocuments({ _id: member.id })).toBe(0));
  });

  test('leaves, until every service has been told, a tombstone without anything personal', async () => {
    const away = await startForTest({}, { isMailAway: true });
    const person = aPerson();
    await ask(away.service.url, 'POST /auth/signup', { body: person });
    const { hash } = { hash: (await away.users.findOne({ email: person.email }).lean())?.pendingSignUps[0] };
    await away.users.updateOne(
      { email: person.email },
      {
        $set: {
          verifiedAt: new Date(),
          name: person.name,
          passwordHash: hash?.passwordHash,
          pendingSignUps: [],
        },
      },
    );
    const { token } = await signedIn(away, person);
    const body = { password: person.password };
    expect((await ask(away.service.url, 'DELETE /auth/me', { token, body })).status).toBe(200);
    const tombstone = await away.users.findOne({ deletedAt: { $ne: null } }).lean();
    expect(Object.keys(tombstone ?? {}).sort()).toEqual(
      [
        ...['_id', 'createdAt', 'deletedAt', 'generatedSequence', 'isAdmin', 'isModerator', 'isPremium'],
        ...['leaseUntil', 'outbox', 'pendingAt', 'premiumSequence', 'v'],
        ...(tombstone?.leaseBy ? ['leaseBy'] : []),
      ].sort(),
    );
    expect(JSON.stringify(tombstone?.outbox.filter(({ type }) => type !== 'user.signed-up'))).not.toMatch(
      new RegExp(`${person.email}|${person.name}`),
    );
    away.startMail();
    await eventually(async () => expect(await away.users.countDocuments()).toBe(0), 15_000);
    await away.stop();
  });

  test('is told to every service, without a name', async () => {
    const { member, token, password } = await aSession();
    await under.users.updateOne({ _id: member.id }, { $set: { isModerator: true } });
    await remove(token, { password });
    await eventually(() =>
      expect(under.heard('user.access-changed', member.id)).toEqual([
        {
          userId: member.id,
          isAdmin: false,
          isModerator: false,
          hasSecondFactor: false,
          endedSessions: [],
          sessionsNotBefore: null,
          deleted: true,
          displayName: null,
        },
      ]),
    );
  });

  test('leaves the address to a new account, which has nothing of the old one', async () => {
    const { member, token, password } = await aSession();
    await under.users.updateOne({ _id: member.id }, { $set: { isPremium: true, recipesGenerated: 9 } });
    await remove(token, { password });
    await ask(under.service.url, 'POST /auth/signup', { body: member });
    const [, link = ''] = await mailedTokens(under, member.email, 2);
    await ask(under.service.url, 'POST /auth/verify-email', { body: { token: link } });
    const { body } = await signIn(member);
    expect(body.user).toMatchObject({ isPremium: false, recipesGenerated: 0, generations_left: 3 });
    expect(body.user._id).not.toBe(member.id);
    expect(await me(token)).toMatchObject(ended);
  });

  test('ten times at once works once, and never fails', async () => {
    const { member, token, password } = await aSession();
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove(token, { password })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter(status => status === 200)).toHaveLength(1);
    expect(statuses.filter(status => status === 401)).toHaveLength(9);
    await eventually(() => expect(under.heard('user.access-changed', member.id)).toHaveLength(1));
  });

  test.each([
    ['an account without a password', false],
    ['an account with both', true],
  ])('needs no password just after a sign-in with Google: %s', async (_what, keepsPassword) => {
    const { member, token } = await aSession();
    await viaGoogle(member.id, { agoMs: 9 * minute, keepsPassword });
    expect((await remove(token)).status).toBe(200);
  });

  test('takes the password where a sign-in with Google is too old', async () => {
    const { member, token, password } = await aSession();
    await viaGoogle(member.id, { agoMs: 11 * minute, keepsPassword: true });
    expect(await remove(token)).toMatchObject(missing);
    expect((await remove(token, { password })).status).toBe(200);
  });
});

describe('it is refused', () => {
  test.each([
    [undefined, missing],
    [{}, missing],
    [{ password: 'a guess' }, wrong],
  ])('with %j for the password', async (body, refusal) => {
    const { member, token } = await aSession();
    expect(await remove(token, body)).toMatchObject(refusal);
    expect((await me(token)).status).toBe(200);
    expect((await signIn(member)).status).toBe(200);
  });

  test('with a sign-in with Google of more than ten minutes ago, whatever password is given', async () => {
    const { member, token, password } = await aSession();
    await viaGoogle(member.id, { agoMs: 11 * minute });
    for (const body of [{}, { password }])
      expect(await remove(token, body)).toMatchObject({ status: 403, body: { code: 'sign_in_again' } });
  });

  test('with the fresh sign-in of another session', async () => {
    const { member } = await aSession();
    const second = await signedIn(under, member);
    await viaGoogle(member.id, { keepsPassword: true });
    expect(await remove(second.token)).toMatchObject(missing);
  });

  test('after ten wrong passwords, even with the right one', async () => {
    const { token, password } = await aSession();
    const guesses = Array.from({ length: 14 }, (_, n) => remove(token, { password: `guess ${n}` }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter(status => status === 403)).toHaveLength(10);
    const refused = await remove(token, { password });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
  });

  test.each([
    [{ password: { $gt: '' } }],
    [{ password: ['x'] }],
    [{ password: 'x'.repeat(257) }],
    ['no JSON'],
  ])('as badly formed with %j', async body => {
    const { token } = await aSession();
    expect(await remove(token, body)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });

  test('without a session', async () => {
    expect(await remove('', { password: 'x' })).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
  });
});

describe('the last admin', () => {
  test('has to stay; of two who leave at once one does', async () => {
    const site = await startForTest();
    const admins = [];
    for (let n = 1; n <= 2; n += 1) {
      const member = await aMember(site);
      await site.users.updateOne({ _id: member.id }, { $set: { isAdmin: true } });
      admins.push({ ...member, ...(await signedIn(site, member)) });
    }
    const leave = ({ token, password }: { token: string; password: string }) =>
      ask(site.service.url, 'DELETE /auth/me', { token, body: { password } });
    const answers = await Promise.all(admins.map(leave));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe('last_admin');
    expect(refused && cookieOf(refused)).toBeUndefined();
    expect(await site.users.countDocuments({ isAdmin: true, deletedAt: null })).toBe(1);
    await site.stop();
  });
});
