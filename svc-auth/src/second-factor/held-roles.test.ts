import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask, eventually } from '@sufra/service-kit/testing';
import { aMember, signedIn } from '../../test/people.ts';
import {
  addAuthenticator,
  aProtectedMember,
  asMember,
  codeFrom,
  firstStep,
  makeProofsOlder,
  secondStep,
} from '../../test/second-factor.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { anAdmin, aStoredMember } from '../../test/stored-member.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest({ SECOND_FACTOR_REQUIRED_FOR: 'admin,moderator', SIGN_IN_FAILURES_PER_IP: '0' });
});
afterAll(() => under.stop());

const users = (token: string) => ask(under.service.url, 'GET /auth/users', { token });
const me = (token: string) => ask(under.service.url, 'GET /auth/me', { token });
const stored = (id: string) => under.users.findById(id).lean();
const changeRoles = (token: string, id: string, body: object) =>
  ask(under.service.url, `PATCH /auth/users/${id}/roles`, { token, body });
const forbidden = { status: 403, body: { code: 'forbidden' } };
const again = { status: 403, body: { code: 'second_factor_required' } };

/** As an account is that got its role before second factors were required: the role in force. */
async function anAdminOfBefore() {
  const member = await aMember(under);
  await under.users.updateOne({ _id: member.id }, { $set: { isAdmin: true } });
  return member;
}

/** An admin with an authenticator, and a session that has just given it. */
async function aProtectedAdmin() {
  const member = await aProtectedMember(under);
  await under.users.updateOne({ _id: member.id }, { $set: { isAdmin: true }, $inc: { v: 1 } });
  return member;
}

describe('a role whose member has no second factor', () => {
  test('is held back when the service starts with such a setting, everywhere and at once, and given with the factor', async () => {
    const member = await anAdminOfBefore();
    const { token } = await signedIn(under, member);
    expect((await users(token)).status).toBe(200);
    const replica = await under.startReplica();
    await replica.whenReady();
    await replica.stop();

    expect(await users(token)).toMatchObject(forbidden);
    await eventually(() =>
      expect(under.heard('user.access-changed', member.id).at(-1)).toMatchObject({
        isAdmin: false,
        hasSecondFactor: false,
        displayName: member.name,
      }),
    );
    const { token: fresh, answer } = await signedIn(under, member);
    expect(answer.body.user).toMatchObject({ isAdmin: false, heldRoles: ['admin'] });
    expect((await me(fresh)).body.user).toMatchObject({ isAdmin: false, heldRoles: ['admin'] });
    expect((await asMember(under, fresh).get()).body.requiredFor).toEqual(['admin']);

    const added = await addAuthenticator(under, fresh, member.password);
    expect((await users(added.token)).status).toBe(200);
    expect((await me(added.token)).body.user).toMatchObject({ isAdmin: true });
    expect((await me(added.token)).body.user).not.toHaveProperty('heldRoles');
    await eventually(() =>
      expect(under.heard('user.access-changed', member.id).at(-1)).toMatchObject({
        isAdmin: true,
        hasSecondFactor: true,
      }),
    );
    // Settling again changes nothing that is settled.
    const before = await stored(member.id);
    const next = await under.startReplica();
    await next.whenReady();
    await next.stop();
    expect((await stored(member.id))?.v).toBe(before?.v);
  });

  test('is given back when no second factor is required any more, or not yet', async () => {
    const settings: Record<string, string>[] = [
      { SECOND_FACTOR_REQUIRED_FOR: 'none' },
      { SECOND_FACTOR_REQUIRED_FROM: '2999-01-01' },
    ];
    for (const more of settings) {
      const { id } = await aStoredMember(under, { isModerator: true, heldRoles: ['moderator'] });
      const replica = await under.startReplica(more);
      await replica.whenReady();
      await replica.stop();
      expect((await stored(id))?.heldRoles).toEqual([]);
    }
  });

  test('is held back from the moment that it is given, and the list shows it as given', async () => {
    const admin = await aProtectedAdmin();
    const member = await aMember(under);
    const { token } = await signedIn(under, member);
    const answer = await changeRoles(admin.token, member.id, { isAdmin: true });
    expect(answer).toMatchObject({ status: 200, body: { isAdmin: true, hasSecondFactor: false } });
    expect(answer.body).not.toHaveProperty('heldRoles');
    expect(await users(token)).toMatchObject(forbidden);
  });

  test('of two is held back by itself where one needs a factor', async () => {
    const { id } = await aStoredMember(under, { isModerator: true, isAdmin: true });
    const replica = await under.startReplica({ SECOND_FACTOR_REQUIRED_FOR: 'admin' });
    await replica.whenReady();
    await replica.stop();
    await eventually(() =>
      expect(under.heard('user.access-changed', id).at(-1)).toMatchObject({
        isAdmin: false,
        isModerator: true,
      }),
    );
  });

  test('ends with the last factor', async () => {
    const admin = await aProtectedAdmin();
    const { body } = await asMember(under, admin.token).remove('/authenticator');
    expect(await users(body.token)).toMatchObject(forbidden);
    expect(await users(admin.token)).toMatchObject(forbidden);
  });
});

describe('what only admins do', () => {
  test('asks for the second factor again after ten minutes, and reading does not', async () => {
    const admin = await aProtectedAdmin();
    const member = await aStoredMember(under);
    await makeProofsOlder(under, admin.id, 11);
    const { body } = await ask(under.service.url, 'POST /auth/session/renew', {
      headers: { cookie: admin.cookie },
    });
    expect((await users(body.token)).status).toBe(200);
    expect(await changeRoles(body.token, member.id, { isModerator: true })).toMatchObject(again);
    expect((await stored(member.id))?.isModerator).toBe(false);
    const { token } = (await asMember(under, body.token).post('/proof', { code: codeFrom(admin.secret, 1) }))
      .body;
    expect((await changeRoles(token, member.id, { isModerator: true })).status).toBe(200);
  });

  test('asks an admin without one for nothing, where none is required', async () => {
    const admin = await anAdmin(under);
    const member = await aStoredMember(under);
    expect((await changeRoles(admin.token, member.id, { isModerator: true })).status).toBe(200);
  });
});

describe('a second factor that was lost', () => {
  const remove = (token: string, id: string) =>
    ask(under.service.url, `DELETE /auth/users/${id}/second-factor`, { token });

  test('is removed by an admin: told, written down, every session ended, and the password signs in', async () => {
    const admin = await aProtectedAdmin();
    const member = await aProtectedMember(under);
    const answer = await remove(admin.token, member.id);
    expect(answer).toMatchObject({ status: 200, body: { _id: member.id, hasSecondFactor: false } });
    expect((await me(member.token)).status).toBe(401);
    expect((await signedIn(under, member)).answer.status).toBe(200);
    await eventually(() =>
      expect(under.heard('user.second-factor-changed', member.id).at(-1)).toMatchObject({
        what: 'removed-for-owner',
        changedBy: admin.id,
        undo: { sealedToken: expect.any(String) },
      }),
    );
    const audit = await ask(under.service.url, 'GET /auth/audit', { token: admin.token });
    const entries = audit.body.entries.filter(
      (one: { target: { _id: string } }) => one.target._id === member.id,
    );
    expect(entries).toMatchObject([
      { what: 'second-factor-removed', outcome: 'done', actor: { _id: admin.id }, before: null, after: null },
    ]);
    expect(under.log()).toMatch(new RegExp(`"second-factor-removed".*"targetId":"${member.id}"`));
  });

  test('is removed by an admin who has just given their own alone', async () => {
    const admin = await aProtectedAdmin();
    const member = await aProtectedMember(under);
    await makeProofsOlder(under, admin.id, 11);
    const { body } = await ask(under.service.url, 'POST /auth/session/renew', {
      headers: { cookie: admin.cookie },
    });
    expect(await remove(body.token, member.id)).toMatchObject(again);
    expect((await stored(member.id))?.secondFactor).toBeTruthy();
  });

  test('of a member who has none changes nothing, and there is none of whom is no member', async () => {
    const admin = await aProtectedAdmin();
    const member = await aStoredMember(under);
    const before = await stored(member.id);
    expect((await remove(admin.token, member.id)).status).toBe(200);
    expect(await stored(member.id)).toEqual(before);
    expect((await remove(admin.token, 'a'.repeat(24))).status).toBe(404);
  });
});

test('the audit log has what admins and moderators do to their own, and not what members do', async () => {
  const admin = await aProtectedAdmin();
  await asMember(under, admin.token).remove('/authenticator');
  const reader = await aProtectedAdmin();
  const { body } = await ask(under.service.url, 'GET /auth/audit?limit=200', { token: reader.token });
  const of = (id: string) => body.entries.filter((one: { target: { _id: string } }) => one.target._id === id);
  await eventually(async () => {
    const { body: now } = await ask(under.service.url, 'GET /auth/audit?limit=200', { token: reader.token });
    const own = now.entries.filter((one: { target: { _id: string } }) => one.target._id === admin.id);
    expect(own.map(({ what }: { what: string }) => what)).toEqual(['second-factor-removed']);
  });
  expect(of(reader.id)).toEqual([]);
  const pending = await firstStep(under, reader);
  expect((await secondStep(under, { pending, code: codeFrom(reader.secret, 1) })).status).toBe(200);
});
