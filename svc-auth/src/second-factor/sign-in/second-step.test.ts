import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask, eventually } from '@sufra/service-kit/testing';
import { aBrowser, aGoogleUser } from '../../../test/google-browser.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../../../test/openid-provider.ts';
import { aMember, aPerson, cookieOf, renew, resetToken, seen, signedIn } from '../../../test/people.ts';
import {
  addAuthenticator,
  aProtectedMember,
  codeFrom,
  firstStep,
  secondStep,
  waysOf,
} from '../../../test/second-factor.ts';
import { startForTest, type UnderTest } from '../../../test/start-for-test.ts';

let provider: OpenIdProvider;
let under: UnderTest;
beforeAll(async () => {
  provider = await startOpenIdProvider();
  under = await startForTest({
    ...provider.env,
    GOOGLE_SIGN_INS_PER_IP: '0',
    SIGN_IN_FAILURES_PER_IP: '0',
    SECOND_FACTOR_FAILURES_PER_ACCOUNT: '3',
  });
});
afterAll(async () => {
  await under.stop();
  await provider.stop();
});

const signIn = (body: object) => ask(under.service.url, 'POST /auth/signin', { body });
const me = (token: string) => ask(under.service.url, 'GET /auth/me', { token });
const over = { status: 400, body: { code: 'second_step_over' } };
const wrong = { status: 403, body: { code: 'wrong_second_factor' } };

describe('the first step of a member with a second factor', () => {
  test('opens no session and sets no cookie', async () => {
    const member = await aProtectedMember(under);
    const before = await under.users.findById(member.id).lean();
    const { email, password } = member;
    const answer = await signIn({ email, password });
    expect(answer).toMatchObject({ status: 200, body: { secondStep: { pending: expect.any(String) } } });
    expect(answer.body).not.toHaveProperty('token');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await under.users.findById(member.id).lean())?.sessions).toEqual(before?.sessions);
  });

  test('tells a caller without the password nothing: the answers are those about any address', async () => {
    const member = await aProtectedMember(under);
    const wrongPassword = await signIn({ email: member.email, password: 'not this one' });
    const unknown = await signIn({ email: aPerson().email, password: 'not this one' });
    expect(seen(wrongPassword)).toEqual(seen(unknown));
  });

  test('is good for the second step alone', async () => {
    const member = await aProtectedMember(under);
    const pending = await firstStep(under, member);
    expect((await me(pending)).status).toBe(401);
    const reset = await ask(under.service.url, `POST /auth/reset-password/${pending}`, {
      body: { newPassword: 'olives in the shade' },
    });
    expect(reset).toMatchObject({ status: 400, body: { code: 'token_invalid' } });
  });
});

describe('the second step', () => {
  test('with the code of the app opens the session', async () => {
    const member = await aProtectedMember(under);
    const pending = await firstStep(under, member);
    expect((await waysOf(under, pending)).body).toEqual({ hasAuthenticator: true, passkey: null });
    const answer = await secondStep(under, { pending, code: codeFrom(member.secret, 1) });
    expect(answer).toMatchObject({ status: 200, body: { user: { _id: member.id } } });
    expect((await me(answer.body.token)).status).toBe(200);
    expect((await renew(under, cookieOf(answer)?.split(';')[0] ?? '')).status).toBe(200);
  });

  test('works once for one first step, of which a wrong code leaves it as it was', async () => {
    const member = await aProtectedMember(under);
    const pending = await firstStep(under, member);
    expect(await secondStep(under, { pending, code: '000000' })).toMatchObject(wrong);
    expect((await secondStep(under, { pending, code: codeFrom(member.secret, 1) })).status).toBe(200);
    expect(await secondStep(under, { pending, code: codeFrom(member.secret, 1) })).toMatchObject(over);
  });

  test('opens one session, however many come at once with one first step', async () => {
    const member = await aProtectedMember(under);
    const pending = await firstStep(under, member);
    const tries = member.codes.slice(0, 3).map(recoveryCode => secondStep(under, { pending, recoveryCode }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter(status => status === 200)).toHaveLength(1);
  });

  test('takes no code twice, also of another first step', async () => {
    const member = await aProtectedMember(under);
    const code = codeFrom(member.secret, 1);
    const steps = [await firstStep(under, member), await firstStep(under, member)];
    const answers = await Promise.all(steps.map(pending => secondStep(under, { pending, code })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  test('takes a recovery code once, however it is typed, and tells the owner', async () => {
    const member = await aProtectedMember(under);
    const recoveryCode = ` ${member.codes[0]?.toUpperCase().replace('-', ' ')}`;
    const pending = await firstStep(under, member);
    expect((await secondStep(under, { pending, recoveryCode })).status).toBe(200);
    const again = await firstStep(under, member);
    expect(await secondStep(under, { pending: again, recoveryCode })).toMatchObject(wrong);
    await eventually(() =>
      expect(under.heard('user.second-factor-changed', member.id)).toMatchObject([
        { what: 'authenticator-added' },
        { what: 'recovery-code-used', recoveryCodesLeft: 9, undo: null },
      ]),
    );
  });

  test('lets guess so often and no oftener, at once or one after the other, and a right one is not counted', async () => {
    const member = await aProtectedMember(under);
    const [first = '', second = ''] = member.codes;
    const pending = await firstStep(under, member);
    expect((await secondStep(under, { pending, recoveryCode: first })).status).toBe(200);
    const next = await firstStep(under, member);
    const guesses = Array.from({ length: 12 }, () => secondStep(under, { pending: next, code: '000000' }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter(status => status === 403)).toHaveLength(3);
    expect(statuses.filter(status => status === 429)).toHaveLength(9);
    expect((await secondStep(under, { pending: next, recoveryCode: second })).status).toBe(429);
    const lines = under.log().split('\n');
    expect(lines.some(line => line.includes('"second-step"') && line.includes(member.id))).toBe(true);
  });

  test.each([
    ['nothing', {}],
    ['two proofs', { code: '123456', recoveryCode: 'abcdefghij' }],
    ['a code of letters', { code: 'abcdef' }],
    ['an object', { code: { $gt: '' } }],
  ])('with %s is refused as it is formed', async (_, proof) => {
    const answer = await secondStep(under, { pending: 'x', ...proof });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });

  test('ends with the password that its first step was taken by', async () => {
    const member = await aProtectedMember(under);
    const pending = await firstStep(under, member);
    const newPassword = 'olives in the shade';
    const changed = await ask(under.service.url, 'POST /auth/change-password', {
      token: member.token,
      body: { currentPassword: member.password, newPassword },
    });
    expect(changed.status).toBe(200);
    expect(await secondStep(under, { pending, code: codeFrom(member.secret, 1) })).toMatchObject(over);
  });

  test('is over after its time, and for a token that was never given', async () => {
    const member = await aProtectedMember(under);
    const pending = await firstStep(under, member);
    await under.platform.database.connection
      .collection('one_time_secrets')
      .updateMany({ userId: member.id }, { $set: { expiresAt: new Date(Date.now() - 1) } });
    expect(await secondStep(under, { pending, code: codeFrom(member.secret, 1) })).toMatchObject(over);
    expect(await waysOf(under, 'x'.repeat(43))).toMatchObject(over);
  });
});

test('a forgotten password does not go past the second factor', async () => {
  const member = await aProtectedMember(under);
  const newPassword = 'olives in the shade';
  const token = await resetToken(under, member.email);
  expect(
    (await ask(under.service.url, `POST /auth/reset-password/${token}`, { body: { newPassword } })).status,
  ).toBe(200);
  const answer = await signIn({ email: member.email, password: newPassword });
  expect(answer.body).toEqual({ secondStep: { pending: expect.any(String) } });
});

describe('after Google', () => {
  test('the browser is led to the second step, and no one-time token is given', async () => {
    const user = aGoogleUser();
    provider.signsIn(user);
    const browser = aBrowser(under.service.url);
    const { body } = await browser.signIn();
    const { secret } = await addAuthenticator(under, body.token);

    const back = await aBrowser(under.service.url).comeBack();
    const { searchParams, pathname } = new URL(back.headers.get('location') ?? '');
    expect(pathname).toBe('/auth/google/callback');
    expect([...searchParams.keys()]).toEqual(['secondStep']);
    const pending = searchParams.get('secondStep');
    const answer = await secondStep(under, { pending, code: codeFrom(secret, 1) });
    expect(answer).toMatchObject({ status: 200, body: { user: { email: user.email } } });
  });

  test('a one-time token from before the factor was added opens nothing', async () => {
    const member = await aMember(under);
    const { token } = await signedIn(under, member);
    provider.signsIn(aGoogleUser({ email: member.email, hd: 'example.org' }));
    const browser = aBrowser(under.service.url);
    const oneTime = await browser.oneTimeToken();
    await addAuthenticator(under, token, member.password);
    expect(await browser.get('/auth/me', { token: oneTime })).toMatchObject(over);
  });
});
