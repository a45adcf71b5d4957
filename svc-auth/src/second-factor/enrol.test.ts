import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask, eventually } from '@sufra/service-kit/testing';
import { aMember, signedIn, undoTokens } from '../../test/people.ts';
import {
  addAuthenticator,
  addPasskey,
  aProtectedMember,
  asMember,
  codeFrom,
  firstStep,
  makeProofsOlder,
  secondStep,
} from '../../test/second-factor.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest({ SIGN_IN_FAILURES_PER_IP: '0' });
});
afterAll(() => under.stop());

const me = (token: string) => ask(under.service.url, 'GET /auth/me', { token });
const stored = (id: string) => under.users.findById(id).lean();
const again = { status: 403, body: { code: 'second_factor_required' } };

async function aSession() {
  const member = await aMember(under);
  return { ...member, ...(await signedIn(under, member)) };
}

describe('the first factor', () => {
  test('asks for the password', async () => {
    const { token } = await aSession();
    for (const path of ['/authenticator', '/passkeys/options']) {
      const { post } = asMember(under, token);
      expect(await post(path, {})).toMatchObject({ status: 403, body: { code: 'password_required' } });
      expect(await post(path, { password: 'a guess' })).toMatchObject({
        status: 403,
        body: { code: 'wrong_password' },
      });
    }
  });

  test('begins with a secret as text and as an address for a QR code, and counts once a code was shown', async () => {
    const { token, email, password, id } = await aSession();
    const { post, get } = asMember(under, token);
    const { body } = await post('/authenticator', { password });
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(body.uri);
    expect(`${uri.protocol}//${uri.host}${decodeURIComponent(uri.pathname)}`).toBe(
      `otpauth://totp/Sufra:${email}`,
    );
    expect(Object.fromEntries(uri.searchParams)).toEqual({ secret: body.secret, issuer: 'Sufra' });
    const confirm = (code: string) => post('/authenticator/confirm', { setup: body.setup, code });
    expect(await confirm('000000')).toMatchObject({ status: 403, body: { code: 'wrong_second_factor' } });
    expect((await get()).body).toMatchObject({ authenticator: null, recoveryCodesLeft: 0 });
    const done = await confirm(codeFrom(body.secret));
    expect(done.status).toBe(200);
    expect(done.body.recoveryCodes).toHaveLength(10);
    expect(new Set(done.body.recoveryCodes).size).toBe(10);
    expect(done.body.status).toMatchObject({
      authenticator: { addedAt: expect.any(String) },
      recoveryCodesLeft: 10,
    });
    const twice = { setup: body.setup, code: codeFrom(body.secret, 1) };
    expect(await asMember(under, done.body.token).post('/authenticator/confirm', twice)).toMatchObject({
      status: 400,
      body: { code: 'setup_over' },
    });

    const kept = JSON.stringify(await stored(id));
    expect(kept).not.toContain(body.secret);
    for (const code of done.body.recoveryCodes) expect(kept).not.toContain(code.replace('-', ''));
  });

  test('of another member is confirmed by that member alone', async () => {
    const [one, other] = [await aSession(), await aSession()];
    const { body } = await asMember(under, one.token).post('/authenticator', { password: one.password });
    const tried = { setup: body.setup, code: codeFrom(body.secret) };
    expect(await asMember(under, other.token).post('/authenticator/confirm', tried)).toMatchObject({
      status: 400,
      body: { code: 'setup_over' },
    });
  });

  test('ends every other session, and this one goes on', async () => {
    const member = await aSession();
    const elsewhere = await signedIn(under, member);
    const { token } = await addAuthenticator(under, member.token, member.password);
    expect((await me(token)).status).toBe(200);
    expect((await me(member.token)).status).toBe(200);
    expect(await me(elsewhere.token)).toMatchObject({ status: 401, body: { code: 'session_ended' } });
  });

  test('is told to the owner and every service, with a link that undoes it', async () => {
    const member = await aProtectedMember(under);
    await eventually(() =>
      expect(under.heard('user.second-factor-changed', member.id)).toMatchObject([
        {
          what: 'authenticator-added',
          email: member.email,
          isAudited: false,
          undo: { sealedToken: expect.any(String) },
        },
      ]),
    );
    expect(under.heard('user.access-changed', member.id).at(-1)).toMatchObject({ hasSecondFactor: true });
  });
});

describe('once there is a factor', () => {
  test('whatever changes it asks for it again after ten minutes, and goes on once it was given', async () => {
    const member = await aProtectedMember(under);
    await makeProofsOlder(under, member.id, 11);
    const renewed = await ask(under.service.url, 'POST /auth/session/renew', {
      headers: { cookie: member.cookie },
    });
    const old = asMember(under, renewed.body.token);
    const refused = await Promise.all([
      old.post('/authenticator', { password: member.password }),
      old.post('/authenticator/confirm', { setup: 'x', code: '123456' }),
      old.post('/passkeys/options', { password: member.password }),
      old.post('/passkeys', {}),
      old.remove('/authenticator'),
      old.remove('/passkeys/abc'),
      old.post('/recovery-codes'),
    ]);
    for (const answer of refused) expect(answer).toMatchObject(again);

    const proved = await old.post('/proof', { code: codeFrom(member.secret, 1) });
    expect(proved.status).toBe(200);
    expect((await asMember(under, proved.body.token).post('/recovery-codes')).status).toBe(200);
    // The token before says still when it was given then.
    expect(await old.post('/recovery-codes')).toMatchObject(again);
  });

  test('a token from before it was added gives it first', async () => {
    const member = await aSession();
    await addAuthenticator(under, member.token, member.password);
    expect(await asMember(under, member.token).post('/recovery-codes')).toMatchObject(again);
  });

  test('a wrong proof is refused', async () => {
    const member = await aProtectedMember(under);
    const answer = await asMember(under, member.token).post('/proof', { recoveryCode: 'aaaaa-aaaaa' });
    expect(answer).toMatchObject({ status: 403, body: { code: 'wrong_second_factor' } });
  });

  test('new recovery codes end those before', async () => {
    const member = await aProtectedMember(under);
    const { body } = await asMember(under, member.token).post('/recovery-codes');
    expect(body.status.recoveryCodesLeft).toBe(10);
    const pending = await firstStep(under, member);
    const [old = ''] = member.codes;
    expect((await secondStep(under, { pending, recoveryCode: old })).status).toBe(403);
    expect((await secondStep(under, { pending, recoveryCode: body.recoveryCodes[0] })).status).toBe(200);
  });

  test('the last one that goes takes the recovery codes along, and the password alone signs in', async () => {
    const member = await aProtectedMember(under);
    const { key, token, recoveryCodes } = await addPasskey(under, member.token);
    expect(recoveryCodes).toBeNull();
    const { remove } = asMember(under, token);
    const one = await remove('/authenticator');
    expect(one.body.status).toMatchObject({ authenticator: null, recoveryCodesLeft: 10 });
    expect((await remove('/authenticator')).status).toBe(404);
    const last = await remove(`/passkeys/${key.id}`);
    expect(last.body.status).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect((await signedIn(under, member)).answer.status).toBe(200);
    await eventually(() =>
      expect(under.heard('user.second-factor-changed', member.id).map(({ what }) => what)).toEqual([
        'authenticator-added',
        'passkey-added',
        'authenticator-removed',
        'passkey-removed',
      ]),
    );
  });

  test('the export names it without its secrets, and deletion takes it along', async () => {
    const member = await aProtectedMember(under);
    const { token } = await addPasskey(under, member.token);
    const { body } = await ask(under.service.url, 'GET /auth/me/export', { token });
    expect(body.secondFactor).toEqual({
      authenticatorAddedAt: expect.any(String),
      passkeys: [{ name: 'My phone', addedAt: expect.any(String), lastUsedAt: null }],
      recoveryCodesLeft: 10,
    });
    const gone = await ask(under.service.url, 'DELETE /auth/me', {
      token,
      body: { password: member.password },
    });
    expect(gone.status).toBe(200);
    const after = await stored(member.id);
    expect(after?.secondFactor ?? null).toBeNull();
  });
});

describe('the link that undoes a change', () => {
  const undo = (token: string) => ask(under.service.url, 'POST /auth/undo-change', { body: { token } });

  test('removes the factor that a thief has added, so that the mailbox’s reader gets in', async () => {
    const member = await aProtectedMember(under);
    const [token = ''] = await undoTokens(under, { type: 'user.second-factor-changed', userId: member.id });
    expect((await undo(token)).status).toBe(200);
    expect((await stored(member.id))?.secondFactor ?? null).toBeNull();
    expect(await me(member.token)).toMatchObject({ status: 401 });
  });

  test('keeps the factor that was there before the change', async () => {
    const member = await aProtectedMember(under);
    const { key } = await addPasskey(under, member.token);
    const tokens = await undoTokens(under, {
      type: 'user.second-factor-changed',
      userId: member.id,
      count: 2,
    });
    expect((await undo(tokens[1] ?? '')).status).toBe(200);
    const left = (await stored(member.id))?.secondFactor;
    expect(left?.authenticator).toBeTruthy();
    expect(left?.passkeys.map(({ id }) => id)).not.toContain(key.id);
    expect(left?.recoveryCodes?.hashes).toHaveLength(10);
  });
});
