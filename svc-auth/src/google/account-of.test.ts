import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask, eventually } from '@sufra/service-kit/testing';
import { aBrowser, aGoogleUser } from '../../test/google-browser.ts';
import { type GoogleUser, type OpenIdProvider, startOpenIdProvider } from '../../test/openid-provider.ts';
import { aMember, aPerson, mailedTokens, signedIn } from '../../test/people.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { usedAllowanceModel, usedAllowances } from '../users/used-allowance.ts';

let provider: OpenIdProvider;
let under: UnderTest;
beforeAll(async () => {
  provider = await startOpenIdProvider();
  under = await startForTest({ ...provider.env, GOOGLE_SIGN_INS_PER_IP: '0' });
});
afterAll(async () => {
  await under.stop();
  await provider.stop();
});

const googleSignIn = (user: GoogleUser) => {
  provider.signsIn(user);
  return aBrowser(under.service.url).signIn();
};
const googleReturn = (user: GoogleUser) => {
  provider.signsIn(user);
  return aBrowser(under.service.url).comeBack();
};
const failed = { status: 400, body: { code: 'google_failed' } };
const accountsOf = (email: string) => under.users.find({ email }).lean();

describe('a new person', () => {
  test('gets an account that is confirmed, told of once', async () => {
    const user = aGoogleUser({ email: ` KARIM.${Date.now()}@Example.org` });
    const { body } = await googleSignIn(user);
    const email = user.email.trim().toLowerCase();
    expect(await accountsOf(email)).toMatchObject([
      {
        name: 'Karim Haddad',
        verifiedAt: expect.any(Date),
        isAdmin: false,
        isModerator: false,
        isPremium: false,
      },
    ]);
    const { _id: userId } = body.user;
    await eventually(() =>
      expect(under.heard('user.email-verified', userId)).toEqual([{ userId, email, name: 'Karim Haddad' }]),
    );
    await googleSignIn(user);
    expect(under.heard('user.email-verified', userId)).toHaveLength(1);
  });

  test.each([
    ['no name', undefined],
    ['a name that turns the direction of text', '\u202enimda'],
    ['a name that would reach a mail header', 'Karim\r\nBcc: x@y.zz'],
    ['a name of nothing', '   '],
    ['a name that is too long', 'x'.repeat(101)],
  ])('with %s is called by the part before the @', async (_what, name) => {
    const user = aGoogleUser({ name });
    const { body } = await googleSignIn(user);
    expect(body.user.name).toBe(user.email.split('@')[0]);
  });

  test('who returns ten times at once gets one account', async () => {
    const user = aGoogleUser();
    provider.signsIn(user);
    const browsers = Array.from({ length: 10 }, () => aBrowser(under.service.url));
    const ways = await Promise.all(browsers.map(browser => browser.goThroughGoogle()));
    const answers = await Promise.all(browsers.map((browser, at) => browser.get(ways[at] ?? '')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]));
    expect(await accountsOf(user.email)).toHaveLength(1);
  });
});

describe('a person whose account is gone', () => {
  test('does not begin the free allowance anew with the same address, and every service learns it', async () => {
    const { refreshKeys: keys, freeQuotaRenews: renews } = under.config;
    const model = usedAllowanceModel(under.platform.database.connection);
    const user = aGoogleUser();
    const freeGenerations = { month: new Date().toISOString().slice(0, 7), inMonth: 2, total: 2 };
    await usedAllowances({ model, keys, quota: { renews } }).keep({ email: user.email, freeGenerations });
    const { body } = await googleSignIn(user);
    expect(body.user).toMatchObject({ generations_left: 1 });
    await eventually(() =>
      expect(under.heard('user.access-changed', body.user._id)).toMatchObject([
        { usedBefore: { inMonth: 2 } },
      ]),
    );
  });
});

describe('a known subject', () => {
  test('whose address changed at Google signs in to its account, whose address stays ours', async () => {
    const user = aGoogleUser();
    const first = await googleSignIn(user);
    const { body } = await googleSignIn({ ...user, email: aGoogleUser().email, name: 'Another Name' });
    expect(body.user).toMatchObject({ _id: first.body.user._id, email: user.email, name: 'Karim Haddad' });
  });

  test('keeps its roles in the token', async () => {
    const user = aGoogleUser();
    await googleSignIn(user);
    await under.users.updateOne({ email: user.email }, { $set: { isModerator: true } });
    expect((await googleSignIn(user)).body.user).toMatchObject({ isModerator: true });
  });
});

describe('another subject with the address of an account', () => {
  test('that belongs to a subject of this issuer is refused and changes nothing', async () => {
    const user = aGoogleUser();
    await googleSignIn(user);
    const [before] = await accountsOf(user.email);
    expect(await googleReturn(aGoogleUser({ email: user.email }))).toMatchObject(failed);
    expect(await accountsOf(user.email)).toEqual([before]);
  });

  test('joins a confirmed account if Google runs the mailbox, and its password goes on', async () => {
    const member = await aMember(under);
    const user = aGoogleUser({ email: member.email, hd: 'example.org' });
    const { body } = await googleSignIn(user);
    expect(body).toMatchObject({
      user: { _id: member.id, name: member.name },
      account: { hasPassword: true, hasGoogle: true },
    });
    expect((await signedIn(under, member)).answer.status).toBe(200);
    expect(under.heard('user.email-verified', member.id)).toHaveLength(1);
  });

  test('joins nothing when Google has not verified the address', async () => {
    const member = await aMember(under);
    const user = aGoogleUser({ email: member.email, email_verified: false });
    expect(await googleReturn(user)).toMatchObject(failed);
    expect((await under.users.findById(member.id).lean())?.google ?? null).toBeNull();
  });

  test('takes an account that was not confirmed, and what was set with it ends', async () => {
    const attacker = aPerson({ name: 'Not The Owner' });
    await ask(under.service.url, 'POST /auth/signup', { body: attacker });
    const [link] = await mailedTokens(under, attacker.email);
    const { body } = await googleSignIn(aGoogleUser({ email: attacker.email }));
    expect(body).toMatchObject({ user: { name: 'Karim Haddad' }, account: { hasPassword: false } });
    const { email, password } = attacker;
    expect(await ask(under.service.url, 'POST /auth/signin', { body: { email, password } })).toMatchObject({
      status: 401,
      body: { code: 'invalid_credentials' },
    });
    expect(await ask(under.service.url, 'POST /auth/verify-email', { body: { token: link } })).toMatchObject({
      status: 400,
      body: { code: 'token_invalid' },
    });
    const [account] = await accountsOf(email);
    expect(account).toMatchObject({ pendingSignUps: [], verifiedAt: expect.any(Date) });
    expect(account).not.toHaveProperty('passwordHash');
    expect(account).not.toHaveProperty('forgetAt');
  });

  test('loses a password that was there before the address was confirmed', async () => {
    const member = await aMember(under);
    const reset = { tokenHash: 'x', expiresAt: new Date(Date.now() + 60_000) };
    await under.users.updateOne(
      { _id: member.id },
      { $unset: { verifiedAt: '' }, $set: { passwordReset: reset } },
    );
    await googleSignIn(aGoogleUser({ email: member.email }));
    const [account] = await accountsOf(member.email);
    expect(account).not.toHaveProperty('passwordHash');
    expect(account).not.toHaveProperty('passwordReset');
  });

  test('takes the place of a subject of an issuer that is asked no more', async () => {
    const user = aGoogleUser();
    await googleSignIn(user);
    await under.users.updateOne(
      { email: user.email },
      { $set: { 'google.issuer': 'https://former.example' } },
    );
    const other = aGoogleUser({ email: user.email, hd: 'example.org' });
    expect((await googleSignIn(other)).status).toBe(200);
    expect(await accountsOf(user.email)).toMatchObject([{ google: { subject: other.sub } }]);
  });

  test('and a sign-up of the same address at once leave one account', async () => {
    const person = aPerson();
    provider.signsIn(aGoogleUser({ email: person.email }));
    const browser = aBrowser(under.service.url);
    const way = await browser.goThroughGoogle();
    const [returned, signedUp] = await Promise.all([
      browser.get(way),
      ask(under.service.url, 'POST /auth/signup', { body: person }),
    ]);
    expect([returned.status, signedUp.status]).toEqual([302, 201]);
    const accounts = await accountsOf(person.email);
    expect(accounts).toHaveLength(1);
    expect(accounts[0]?.google).toBeTruthy();
    expect(accounts[0]?.passwordHash ?? null).toBeNull();
  });
});
