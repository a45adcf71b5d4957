import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { RunningService } from '@sufra/service-kit';
import { ask, eventually } from '@sufra/service-kit/testing';
import { aBrowser, aGoogleUser } from '../../test/google-browser.ts';
import { type GoogleUser, type OpenIdProvider, startOpenIdProvider } from '../../test/openid-provider.ts';
import { aMember, aPerson, resetToken, signedIn, undoTokens } from '../../test/people.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let provider: OpenIdProvider;
let under: UnderTest;
let second: RunningService;
beforeAll(async () => {
  provider = await startOpenIdProvider();
  under = await startForTest({
    ...provider.env,
    GOOGLE_SIGN_INS_PER_IP: '0',
    SIGN_IN_FAILURES_PER_IP: '0',
  });
  second = await under.startReplica();
  await second.whenReady();
});
afterAll(async () => {
  await second.stop();
  await under.stop();
  await provider.stop();
});

type Browser = ReturnType<typeof aBrowser>;

const join = (browser: Browser, body: { token: string; password: string }) =>
  browser.request('POST /auth/google/join', { body });
const failed = { status: 400, body: { code: 'google_failed' } };
const wrong = { status: 403, body: { code: 'wrong_password' } };
const stored = (id: string) => under.users.findById(id).lean();

/** A member, and a browser that has come back from Google with the member's address and waits for the password. */
async function aJoining({ at = [under.service.url], ...more }: Partial<GoogleUser> & { at?: string[] } = {}) {
  const member = await aMember(under);
  const user = aGoogleUser({ email: member.email, ...more });
  provider.signsIn(user);
  const browser = aBrowser(at);
  const token = await browser.joiningToken();
  return { member, user, browser, token, password: member.password };
}

describe('a Google account with the address of a member', () => {
  test('is not joined before the password was shown: nothing has changed, and no session is there', async () => {
    const { member, browser } = await aJoining();
    expect((await stored(member.id))?.google ?? null).toBeNull();
    expect([...browser.jar.keys()]).toEqual(['sufra_google']);
    expect(under.heard('user.google-linked', member.id)).toEqual([]);
  });

  test('is joined by the password: it signs in, and from then on by itself; the owner is told', async () => {
    const { member, user, browser, token, password } = await aJoining();
    const answer = await join(browser, { token, password });
    expect(answer).toMatchObject({
      status: 200,
      body: { token: expect.any(String), user: { _id: member.id, email: member.email } },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect([...browser.jar.keys()].sort()).toEqual(['sufra_device', 'sufra_google', 'sufra_session']);
    const me = await ask(under.service.url, 'GET /auth/me', { token: answer.body.token });
    expect(me.body.account).toMatchObject({ hasPassword: true, hasGoogle: true });
    expect((await stored(member.id))?.google).toMatchObject({ issuer: provider.issuer, subject: user.sub });
    expect(await undoTokens(under, { type: 'user.google-linked', userId: member.id })).toHaveLength(1);
    provider.signsIn(user);
    expect((await aBrowser(under.service.url).signIn()).body.user._id).toBe(member.id);
    expect((await signedIn(under, member)).answer.status).toBe(200);
    expect(under.heard('user.google-linked', member.id)).toHaveLength(1);
  });

  test('works over two replicas, each of which has one part of the way', async () => {
    const at = [under.service.url, second.url];
    const { browser, token, password } = await aJoining({ at });
    expect((await join(browser, { token, password })).status).toBe(200);
  });

  test('counts as a fresh sign-in with Google for what only the owner may do', async () => {
    const { browser, token, password } = await aJoining();
    const joined = await join(browser, { token, password });
    const body = { email: aPerson().email };
    expect(await ask(under.service.url, 'PATCH /auth/me', { token: joined.body.token, body })).toMatchObject({
      status: 200,
    });
  });

  test('takes another try after a wrong password, and changes nothing by it', async () => {
    const { member, browser, token, password } = await aJoining();
    expect(await join(browser, { token, password: 'a guess' })).toMatchObject(wrong);
    expect((await stored(member.id))?.google ?? null).toBeNull();
    expect((await join(browser, { token, password })).status).toBe(200);
    await eventually(() =>
      expect(under.log()).toMatch(
        /"security":"google-sign-in","outcome":"refused","reason":"wrong_password"/,
      ),
    );
  });

  test('is guessed no oftener than at the sign-in, and together with it', async () => {
    const { member, browser, token, password } = await aJoining();
    for (let n = 1; n <= 4; n += 1)
      await ask(under.service.url, 'POST /auth/signin', {
        body: { email: member.email, password: `guess ${n}` },
      });
    const guesses = Array.from({ length: 12 }, (_, n) => join(browser, { token, password: `more ${n}` }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter(status => status === 403)).toHaveLength(6);
    expect(await join(browser, { token, password })).toMatchObject({ status: 429 });
  });

  test('of which the owner set a new password meanwhile takes that one', async () => {
    const { member, browser, token, password } = await aJoining();
    const newPassword = 'olives in the shade';
    await ask(under.service.url, `POST /auth/reset-password/${await resetToken(under, member.email)}`, {
      body: { newPassword },
    });
    expect(await join(browser, { token, password })).toMatchObject(wrong);
    expect((await join(browser, { token, password: newPassword })).status).toBe(200);
  });

  test('that has no password is told so', async () => {
    const { member, browser, token, password } = await aJoining();
    await under.users.updateOne({ _id: member.id }, { $unset: { passwordHash: '' } });
    expect(await join(browser, { token, password })).toMatchObject({
      status: 409,
      body: { code: 'no_password' },
    });
  });
});

describe('joining is refused', () => {
  test('in another browser, which does not use it up either', async () => {
    const { browser, token, password } = await aJoining();
    const other = aBrowser(under.service.url);
    expect(await join(other, { token, password })).toMatchObject(failed);
    await other.get('/auth/google');
    expect(await join(other, { token, password })).toMatchObject(failed);
    expect((await join(browser, { token, password })).status).toBe(200);
  });

  test('a second time, also of twenty at once', async () => {
    const { member, browser, token, password } = await aJoining();
    const answers = await Promise.all(Array.from({ length: 20 }, () => join(browser, { token, password })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await join(browser, { token, password })).toMatchObject(failed);
    await eventually(() => expect(under.heard('user.google-linked', member.id)).toHaveLength(1));
  });

  test('after ten minutes', async () => {
    const { browser, token, password } = await aJoining();
    await under.platform.database.connection
      .collection('tickets')
      .updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } });
    expect(await join(browser, { token, password })).toMatchObject(failed);
  });

  test('with a token of another purpose: each is good for its own', async () => {
    const { browser, token } = await aJoining();
    provider.signsIn(aGoogleUser());
    const oneTime = await browser.oneTimeToken();
    expect(await join(browser, { token: oneTime, password: 'whatever it be' })).toMatchObject(failed);
    expect(await browser.get('/auth/me', { token })).toMatchObject({ status: 401 });
  });

  test('when another Google account was joined meanwhile', async () => {
    const { member, browser, token, password } = await aJoining();
    const google = { issuer: provider.issuer, subject: 'another', linkedAt: new Date() };
    await under.users.updateOne({ _id: member.id }, { $set: { google } });
    expect(await join(browser, { token, password })).toMatchObject(failed);
    expect((await stored(member.id))?.google?.subject).toBe('another');
  });

  test('when the Google account has got an account of its own meanwhile', async () => {
    const { member, user, browser, token, password } = await aJoining();
    provider.signsIn({ ...user, email: aPerson().email });
    await aBrowser(under.service.url).signIn();
    expect(await join(browser, { token, password })).toMatchObject(failed);
    expect((await stored(member.id))?.google ?? null).toBeNull();
  });

  test('once the account is gone', async () => {
    const { member, browser, token, password } = await aJoining();
    const session = await signedIn(under, member);
    await ask(under.service.url, 'DELETE /auth/me', { token: session.token, body: { password } });
    expect(await join(browser, { token, password })).toMatchObject(failed);
  });

  test.each([
    [{ token: 'x'.repeat(43), password: 'whatever it be' }, 400, 'google_failed'],
    [{ token: { $gt: '' }, password: 'x' }, 400, 'invalid_request'],
    [{ token: 'x', password: { $ne: '' } }, 400, 'invalid_request'],
    [{ token: 'x', password: 'x'.repeat(257) }, 400, 'invalid_request'],
    [{}, 400, 'invalid_request'],
  ])('with %j', async (body, status, code) => {
    const { browser } = await aJoining();
    expect(await browser.request('POST /auth/google/join', { body })).toMatchObject({
      status,
      body: { code },
    });
  });
});

describe('a mailbox that Google runs joins without a password', () => {
  const returnTo = async (user: GoogleUser) => {
    provider.signsIn(user);
    const answer = await aBrowser(under.service.url).comeBack();
    return new URL(answer.headers.get('location') ?? '').pathname;
  };
  const asks = '/auth/google/join';
  const joins = '/auth/google/callback';

  test.each(['gmail.com', 'googlemail.com', 'GMail.com'])('at %s, and the owner is told', async domain => {
    const member = await aMember(under, {
      email: `${aPerson().email.split('@')[0]}@${domain.toLowerCase()}`,
    });
    const email = member.email.replace(/@.*/, `@${domain}`);
    expect(await returnTo(aGoogleUser({ email }))).toBe(joins);
    expect(await undoTokens(under, { type: 'user.google-linked', userId: member.id })).toHaveLength(1);
  });

  test('of the domain that the token names, and the owner is told', async () => {
    const member = await aMember(under);
    expect(await returnTo(aGoogleUser({ email: member.email, hd: 'example.org' }))).toBe(joins);
    expect(await undoTokens(under, { type: 'user.google-linked', userId: member.id })).toHaveLength(1);
  });

  test.each(['notgmail.com', 'gmail.com.example.org', 'mail.gmail.com', 'gmail.co'])(
    'and %s is none',
    async domain => {
      const member = await aMember(under, { email: `${aPerson().email.split('@')[0]}@${domain}` });
      expect(await returnTo(aGoogleUser({ email: member.email }))).toBe(asks);
    },
  );

  test.each(['', 5, ['example.org'], null])('and neither is one that the token names as %j', async hd => {
    const member = await aMember(under);
    const user = { ...aGoogleUser({ email: member.email }), hd } as unknown as GoogleUser;
    expect(await returnTo(user)).toBe(asks);
  });
});
