import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { messages } from '@sufra/contracts';
import { ask, eventually } from '@sufra/service-kit/testing';
import { aBrowser, aGoogleUser } from '../../test/google-browser.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../../test/openid-provider.ts';
import {
  aMember,
  aPerson,
  mailedTokens,
  type Person,
  renew,
  resetToken,
  signedIn,
  tokensOf,
  undoTokens,
} from '../../test/people.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let provider: OpenIdProvider;
let under: UnderTest;
beforeAll(async () => {
  provider = await startOpenIdProvider();
  under = await startForTest({
    ...provider.env,
    GOOGLE_SIGN_INS_PER_IP: '0',
    SIGN_IN_FAILURES_PER_IP: '0',
    RESETS_PER_IP_AND_HOUR: '0',
    MAIL_REQUESTS_PER_IP_AND_HOUR: '0',
    ADDRESS_CHANGES_PER_MEMBER_AND_HOUR: '0',
  });
});
afterAll(async () => {
  await under.stop();
  await provider.stop();
});

const call = (key: string, body: object, token?: string) => ask(under.service.url, key, { body, token });
const undo = (token: string) => call('POST /auth/undo-change', { token });
const me = (token: string) => ask(under.service.url, 'GET /auth/me', { token });
const reset = (token: string, newPassword = ownersNew) =>
  call(`POST /auth/reset-password/${token}`, { newPassword });
const signIn = ({ email, password }: Pick<Person, 'email' | 'password'>) =>
  call('POST /auth/signin', { email, password });
const stored = (id: string) => under.users.findById(id).lean();
const ownersNew = 'apricots on the roof';
const thiefsNew = 'nobody will guess it';
const invalid = { status: 400, body: { code: 'undo_link_invalid' } };
const noToken = { status: 400, body: { code: 'token_invalid' } };
const ended = { status: 401, body: { code: 'session_ended' } };

async function aSession() {
  const member = await aMember(under);
  return { member, password: member.password, ...(await signedIn(under, member)) };
}

async function moveTo(email: string, { token, password }: { token: string; password: string }) {
  const asked = await call('PATCH /auth/me', { email, password }, token);
  expect(asked.status).toBe(200);
  const [link = ''] = await tokensOf(under, { type: 'user.verification-requested', email });
  expect((await call('POST /auth/verify-email', { token: link })).status).toBe(200);
}

const addressUndo = async (userId: string, count = 1) =>
  (await undoTokens(under, { type: 'user.email-changed', userId, count }))[count - 1] ?? '';

/** A thief who has a session and the password moves the account, and sets a password from the new mailbox. */
async function aTheft() {
  const owner = await aSession();
  const thief = aPerson({ password: thiefsNew });
  await moveTo(thief.email, owner);
  const link = await addressUndo(owner.member.id);
  expect((await reset(await resetToken(under, thief.email), thiefsNew)).status).toBe(200);
  return { ...owner, id: owner.member.id, thief, link, stolen: await signedIn(under, thief) };
}

describe('the link that the address before gets', () => {
  test('gives the account back: address, sessions, links and password of the thief are over', async () => {
    const { member, id, thief, link, stolen } = await aTheft();
    await call('PATCH /auth/me', { email: aPerson().email, password: thiefsNew }, stolen.token);
    const pendingReset = await resetToken(under, thief.email);
    const answer = await undo(link);
    expect(answer).toMatchObject({ status: 200, body: { message: messages.changeUndone } });
    expect(answer.headers.get('cache-control')).toBe('no-store');

    expect(await me(stolen.token)).toMatchObject(ended);
    expect(await renew(under, stolen.cookie)).toMatchObject(ended);
    for (const email of [thief.email, member.email])
      for (const password of [member.password, thiefsNew])
        expect((await signIn({ email, password })).status).toBe(401);
    expect(await reset(pendingReset)).toMatchObject(noToken);
    const after = await stored(id);
    expect(after).toMatchObject({ email: member.email, undoLinks: [] });
    expect(after?.emailChange ?? null).toBeNull();

    expect((await reset(answer.body.resetToken)).status).toBe(200);
    const { token } = await signedIn(under, { ...member, password: ownersNew });
    expect((await me(token)).body.user).toMatchObject({ _id: id, email: member.email });
  });

  test('tells the address that counts again and the one that was left, and every service of the sessions', async () => {
    const { member, id, thief, link } = await aTheft();
    const before = under.heard('user.access-changed', id).length;
    await undo(link);
    await eventually(() =>
      expect(under.heard('user.change-undone', id)).toEqual([
        { userId: id, email: member.email, name: member.name, leftEmail: thief.email },
      ]),
    );
    expect(under.heard('user.email-changed', id)).toHaveLength(1);
    await eventually(() => expect(under.heard('user.access-changed', id)).toHaveLength(before + 1));
    expect(under.heard('user.access-changed', id).at(-1)?.sessionsNotBefore).toBeTruthy();
  });

  test('is kept as a hash that opens nothing itself, and ends after three days', async () => {
    const { id, link } = await aTheft();
    const [{ tokenHash = '', expiresAt = new Date() } = {}] = (await stored(id))?.undoLinks ?? [];
    expect(JSON.stringify(await stored(id))).not.toContain(link);
    expect(expiresAt.getTime() - Date.now()).toBeGreaterThan(3 * 86_400_000 - 60_000);
    expect(await undo(tokenHash)).toMatchObject(invalid);
    const past = new Date(Date.now() - 1);
    await under.users.updateOne({ _id: id }, { $set: { 'undoLinks.0.expiresAt': past } });
    expect(await undo(link)).toMatchObject(invalid);
  });

  test('works once, also twenty times at once', async () => {
    const { id, link } = await aTheft();
    const answers = await Promise.all(Array.from({ length: 20 }, () => undo(link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 400),
    ]);
    expect(await undo(link)).toMatchObject(invalid);
    await eventually(() => expect(under.heard('user.change-undone', id)).toHaveLength(1));
  });

  test('changes nothing when it is only looked at', async () => {
    const { link } = await aTheft();
    for (const method of ['GET', 'HEAD'])
      expect((await ask(under.service.url, `${method} /auth/undo-change`)).status).toBe(405);
    expect((await undo(link)).status).toBe(200);
  });

  test('opens nothing else, and no other link opens it', async () => {
    const { member, token, password } = await aSession();
    const pending = await resetToken(under, member.email);
    expect(await undo(pending)).toMatchObject(invalid);
    await moveTo(aPerson().email, { token, password });
    const link = await addressUndo(member.id);
    expect(await reset(link)).toMatchObject(noToken);
    expect(await call('POST /auth/verify-email', { token: link })).toMatchObject(noToken);
    expect((await undo(link)).status).toBe(200);
  });

  test.each(['x', 'A'.repeat(43), '{"$gt":""}'])('made up (%s) opens nothing', async token => {
    expect(await undo(token)).toMatchObject(invalid);
  });

  test.each([[{}], [{ token: { $gt: '' } }], [{ token: ['x'] }]])('badly formed is %j', async body => {
    expect(await call('POST /auth/undo-change', body)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    });
  });
});

describe('of several changes', () => {
  test('the oldest link wins, whatever was changed since, and ends those after it', async () => {
    const { member, id, thief, link, stolen } = await aTheft();
    const second = aPerson().email;
    await moveTo(second, { token: stolen.token, password: thiefsNew });
    const thiefsLink = await addressUndo(id, 2);
    await call(
      'POST /auth/change-password',
      { currentPassword: thiefsNew, newPassword: 'yet another of theirs' },
      stolen.token,
    );
    expect((await undo(link)).status).toBe(200);
    expect((await stored(id))?.email).toBe(member.email);
    expect(await undo(thiefsLink)).toMatchObject(invalid);
    for (const token of await undoTokens(under, { type: 'user.password-changed', userId: id, count: 2 }))
      expect(await undo(token)).toMatchObject(invalid);
    expect((await signIn({ email: thief.email, password: thiefsNew })).status).toBe(401);
  });

  test('a newer link that was used first leaves the older one good', async () => {
    const { member, id, thief, link, stolen } = await aTheft();
    await moveTo(aPerson().email, { token: stolen.token, password: thiefsNew });
    expect((await undo(await addressUndo(id, 2))).status).toBe(200);
    expect((await stored(id))?.email).toBe(thief.email);
    expect((await undo(link)).status).toBe(200);
    expect((await stored(id))?.email).toBe(member.email);
  });

  test('however many there are, the oldest and the newest link are kept', async () => {
    const { id, link, member } = await aTheft();
    for (let n = 0; n < 35; n += 1) {
      const at = new Date(Date.now() + 60_000);
      const more = { tokenHash: `made up ${n}`, email: `${n}@example.org`, expiresAt: at };
      await under.users.updateOne({ _id: id }, { $push: { undoLinks: more } });
    }
    expect((await reset(await resetToken(under, (await stored(id))?.email ?? ''), thiefsNew)).status).toBe(
      200,
    );
    expect((await stored(id))?.undoLinks).toHaveLength(30);
    const newest = (await undoTokens(under, { type: 'user.password-changed', userId: id, count: 2 })).at(-1);
    expect((await undo(newest ?? '')).status).toBe(200);
    expect((await undo(link)).status).toBe(200);
    expect((await stored(id))?.email).toBe(member.email);
  });
});

describe('the address that it gives back', () => {
  test('is taken from a sign-up that was not confirmed', async () => {
    const { member, id, link } = await aTheft();
    await call('POST /auth/signup', member);
    const [, confirmation = ''] = await mailedTokens(under, member.email, 2);
    expect((await undo(link)).status).toBe(200);
    expect((await stored(id))?.email).toBe(member.email);
    expect(await call('POST /auth/verify-email', { token: confirmation })).toMatchObject(noToken);
  });

  test('is refused while it has another account, and the link stays good until that is deleted', async () => {
    const { member, id, link, stolen } = await aTheft();
    await call('POST /auth/signup', member);
    const [, confirmation = ''] = await mailedTokens(under, member.email, 2);
    expect((await call('POST /auth/verify-email', { token: confirmation })).status).toBe(200);
    expect(await undo(link)).toMatchObject({ status: 409, body: { code: 'address_taken' } });
    expect((await me(stolen.token)).status).toBe(200);

    const other = await signedIn(under, member);
    const body = { password: member.password };
    await ask(under.service.url, 'DELETE /auth/me', { token: other.token, body });
    expect((await undo(link)).status).toBe(200);
    expect((await stored(id))?.email).toBe(member.email);
  });
});

test('a changed password is locked by its link: both passwords and every session are over', async () => {
  const { member, token, password } = await aSession();
  const changed = await call(
    'POST /auth/change-password',
    { currentPassword: password, newPassword: thiefsNew },
    token,
  );
  const [link = ''] = await undoTokens(under, { type: 'user.password-changed', userId: member.id });
  const answer = await undo(link);
  expect(answer.status).toBe(200);
  expect(await me(changed.body.token)).toMatchObject(ended);
  for (const one of [password, thiefsNew])
    expect((await signIn({ email: member.email, password: one })).status).toBe(401);
  await eventually(() =>
    expect(under.heard('user.change-undone', member.id)).toMatchObject([{ leftEmail: null }]),
  );
  expect((await reset(answer.body.resetToken)).status).toBe(200);
  expect((await signIn({ email: member.email, password: ownersNew })).status).toBe(200);
});

describe('Google', () => {
  const googleSignIn = (email: string) => {
    const user = aGoogleUser({ email, hd: 'example.org' });
    provider.signsIn(user);
    return { user, browser: aBrowser(under.service.url) };
  };

  test('joined to an account is told, and its link takes it away', async () => {
    const { member } = await aSession();
    const { user, browser } = googleSignIn(member.email);
    const { body } = await browser.signIn();
    expect(body.user._id).toBe(member.id);
    const [link = ''] = await undoTokens(under, { type: 'user.google-linked', userId: member.id });
    expect((await undo(link)).status).toBe(200);
    expect(await me(body.token)).toMatchObject(ended);
    expect((await stored(member.id))?.google ?? null).toBeNull();
    provider.signsIn(user);
    expect(await browser.comeBack()).toMatchObject({ status: 400, body: { code: 'google_failed' } });
    expect((await stored(member.id))?.google ?? null).toBeNull();

    const past = new Date(Date.now() - 1);
    await under.users.updateOne({ _id: member.id }, { $set: { 'refusedGoogle.0.until': past } });
    expect((await browser.signIn()).body.user._id).toBe(member.id);
    await undoTokens(under, { type: 'user.google-linked', userId: member.id, count: 2 });
  });

  test('of the thief, joined at the new address, goes with the change of address', async () => {
    const { member, id, thief, link } = await aTheft();
    const { browser } = googleSignIn(thief.email);
    expect((await browser.signIn()).body.user._id).toBe(id);
    expect((await undo(link)).status).toBe(200);
    expect(await stored(id)).toMatchObject({ email: member.email });
    expect((await stored(id))?.google ?? null).toBeNull();
    // That Google account belongs to the thief's own address, where there is no account any more.
    expect((await browser.signIn()).body.user._id).not.toBe(id);
  });

  test('on its way back while the link is used opens no session', async () => {
    const { member, id, thief, link } = await aTheft();
    const { browser } = googleSignIn(thief.email);
    const oneTime = await browser.oneTimeToken();
    expect((await undo(link)).status).toBe(200);
    expect((await browser.get('/auth/me', { token: oneTime })).status).toBe(401);
    expect(await stored(id)).toMatchObject({ email: member.email, sessions: [] });
  });

  test('of the owner comes back when the address does', async () => {
    const { user, browser } = googleSignIn(aPerson().email);
    const { body } = await browser.signIn();
    const id = body.user._id;
    await moveTo(aPerson().email, { token: body.token, password: 'there is none' });
    expect((await undo(await addressUndo(id))).status).toBe(200);
    const { body: back } = await browser.signIn();
    expect(back.user).toMatchObject({ _id: id, email: user.email });
  });
});

test('what no link gives back any more is forgotten with the next sign-in', async () => {
  const { member, token, password } = await aSession();
  const email = aPerson().email;
  await moveTo(email, { token, password });
  const past = new Date(Date.now() - 1);
  await under.users.updateOne({ _id: member.id }, { $set: { 'undoLinks.0.expiresAt': past } });
  await signedIn(under, { ...member, email });
  expect((await stored(member.id))?.undoLinks).toEqual([]);
});

test('an account that is older than these links can be changed, and that be undone', async () => {
  const { member, token, password } = await aSession();
  await under.users.updateOne({ _id: member.id }, { $unset: { undoLinks: '', refusedGoogle: '' } });
  await moveTo(aPerson().email, { token, password });
  expect((await undo(await addressUndo(member.id))).status).toBe(200);
});

test('a place that tries links without end is refused, and a link that opens is no try', async () => {
  const strict = await startForTest({ RESETS_PER_IP_AND_HOUR: '2' });
  const guess = () => ask(strict.service.url, 'POST /auth/undo-change', { body: { token: 'A'.repeat(43) } });
  expect((await guess()).status).toBe(400);
  expect((await guess()).status).toBe(400);
  expect(await guess()).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  const member = await aMember(strict);
  const { token } = await signedIn(strict, member);
  await ask(strict.service.url, 'POST /auth/change-password', {
    token,
    body: { currentPassword: member.password, newPassword: 'olives in the shade' },
  });
  const [link] = await undoTokens(strict, { type: 'user.password-changed', userId: member.id });
  const answer = await ask(strict.service.url, 'POST /auth/undo-change', { body: { token: link } });
  expect(answer.status).toBe(200);
  await strict.stop();
});

test('it leaves lines in the log without address or token', async () => {
  const { member, id, thief, link } = await aTheft();
  const { body } = await undo(link);
  await eventually(() =>
    expect(under.log()).toMatch(new RegExp(`"security":"undo-change","outcome":"ok","userId":"${id}"`)),
  );
  for (const secret of [member.email, thief.email, link, body.resetToken])
    expect(under.log()).not.toContain(secret);
});
