import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask, eventually } from '@sufra/service-kit/testing';
import { aBrowser, aGoogleUser } from '../../test/google-browser.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../../test/openid-provider.ts';
import { aMember, aPerson, renew, signedIn } from '../../test/people.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let provider: OpenIdProvider;
let under: UnderTest;
beforeAll(async () => {
  provider = await startOpenIdProvider();
  under = await startForTest({
    ...provider.env,
    GOOGLE_SIGN_INS_PER_IP: '0',
    SIGN_IN_FAILURES_PER_IP: '0',
    ADDRESS_CHANGES_PER_MEMBER_AND_HOUR: '2',
  });
});
afterAll(async () => {
  await under.stop();
  await provider.stop();
});

const patch = (token: string, body: object) => ask(under.service.url, 'PATCH /auth/me', { token, body });
const me = (token: string) => ask(under.service.url, 'GET /auth/me', { token });
const minute = 60_000;
const missing = { status: 403, body: { code: 'password_required' } };
const wrong = { status: 403, body: { code: 'wrong_password' } };
const again = { status: 403, body: { code: 'sign_in_again' } };
const another = () => aPerson().email;

async function aSession() {
  const member = await aMember(under);
  return { member, password: member.password, ...(await signedIn(under, member)) };
}

/** A member who has only Google, with the session that their browser got from it. */
async function viaGoogle(user = aGoogleUser()) {
  provider.signsIn(user);
  const browser = aBrowser(under.service.url);
  const { body } = await browser.signIn();
  const cookie = `sufra_session=${browser.jar.get('sufra_session')?.value}`;
  return { token: body.token as string, id: body.user._id as string, user, cookie };
}

const makeOlder = (id: string, agoMs: number) =>
  under.users.updateOne({ _id: id }, { $set: { 'sessions.$[].createdAt': new Date(Date.now() - agoMs) } });

describe('a bearer of the token alone', () => {
  test('asks for no other address, and the name sent along does not change either', async () => {
    const { member, token } = await aSession();
    const before = await under.users.findById(member.id).lean();
    expect(await patch(token, { email: another(), name: 'A Thief' })).toMatchObject(missing);
    expect(await patch(token, { email: another(), password: 'a guess' })).toMatchObject(wrong);
    expect(await under.users.findById(member.id).lean()).toEqual(before);
    expect(under.heard('user.verification-requested', member.id)).toEqual([]);
  });

  test('changes the name, and gives up an address that waits', async () => {
    const { member, token, password } = await aSession();
    await patch(token, { email: another(), password });
    expect((await patch(token, { name: 'Amina Idris' })).status).toBe(200);
    const answer = await patch(token, { email: member.email });
    expect(answer).toMatchObject({ status: 200, body: { account: { pendingEmail: null } } });
  });

  test('cannot use up the changes that the owner has in an hour', async () => {
    const { token, password } = await aSession();
    for (let n = 1; n <= 4; n += 1) await patch(token, { email: another() });
    expect((await patch(token, { email: another(), password })).status).toBe(200);
  });

  test('guesses no oftener than at the sign-in, and is written down', async () => {
    const { member, token, password } = await aSession();
    const guesses = Array.from({ length: 14 }, (_, n) =>
      patch(token, { email: another(), password: `guess ${n}` }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter(status => status === 403)).toHaveLength(10);
    expect(await patch(token, { email: another(), password })).toMatchObject({ status: 429 });
    expect((await me(token)).status).toBe(200);
    await eventually(() =>
      expect(under.log()).toMatch(
        new RegExp(`"change-address","outcome":"refused","reason":"wrong password","userId":"${member.id}"`),
      ),
    );
  });

  test('is told nothing of whether an address has an account', async () => {
    const other = await aMember(under);
    const { token } = await aSession();
    expect(await patch(token, { email: other.email })).toMatchObject(missing);
    expect(under.heard('user.sign-up-repeated', other.id)).toEqual([]);
  });
});

describe('a member who has only Google', () => {
  test('needs nothing more just after signing in with it', async () => {
    const { token } = await viaGoogle();
    const email = another();
    expect(await patch(token, { email })).toMatchObject({
      status: 200,
      body: { account: { pendingEmail: email } },
    });
  });

  test('signs in again after ten minutes, and a renewed session is none the younger', async () => {
    const { token, id, user, cookie } = await viaGoogle();
    await makeOlder(id, 11 * minute);
    expect(await patch(token, { email: another() })).toMatchObject(again);
    expect(await patch(token, { email: another(), password: 'whatever it may be' })).toMatchObject(again);
    const renewed = await renew(under, cookie);
    expect(renewed.status).toBe(200);
    expect(await patch(renewed.body.token, { email: another() })).toMatchObject(again);

    const fresh = await viaGoogle(user);
    expect(fresh.id).toBe(id);
    expect(await patch(renewed.body.token, { email: another() })).toMatchObject(again);
    expect((await patch(fresh.token, { email: another() })).status).toBe(200);
  });
});

test('a session that is fresh by its password still asks for it', async () => {
  const { token } = await aSession();
  expect(await patch(token, { email: another() })).toMatchObject(missing);
});

test('a password that is changed in the same moment decides: one of the two is refused', async () => {
  const { member, token, password } = await aSession();
  const newPassword = 'olives in the shade';
  const [moved, changed] = await Promise.all([
    patch(token, { email: another(), password }),
    ask(under.service.url, 'POST /auth/change-password', {
      token,
      body: { currentPassword: password, newPassword },
    }),
  ]);
  expect(changed.status).toBe(200);
  expect([200, 403]).toContain(moved.status);
  const after = await under.users.findById(member.id).lean();
  expect(after?.emailChange ?? null).toBeNull();
});
