import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask, eventually } from '@sufra/service-kit/testing';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { anAdmin, aStoredMember, type StoredMember } from '../../test/stored-member.ts';

let under: UnderTest;
let admin: StoredMember;
beforeAll(async () => {
  under = await startForTest();
  admin = await anAdmin(under);
});
afterAll(() => under.stop());

const change = (id: string, body: unknown, token = admin.token) =>
  ask(under.service.url, `PATCH /auth/users/${id}/roles`, { token, body });
const stored = (id: string) => under.users.findById(id).lean();
const invalid = { status: 400, body: { code: 'invalid_request' } };

describe('a change of roles', () => {
  test('answers the changed member with every field of one, and not a field more', async () => {
    const member = await aStoredMember(under, { recipesGenerated: 7 });
    const answer = await change(member.id, { isModerator: true });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      _id: member.id,
      name: member.name,
      email: member.email,
      createdAt: expect.any(String),
      isPremium: false,
      isAdmin: false,
      isModerator: true,
      hasSecondFactor: false,
      recipesGenerated: 7,
      generations_left: 3,
      recipes: [],
    });
  });

  test('changes what it names alone, and reads the words true and false', async () => {
    const member = await aStoredMember(under, { isModerator: true });
    expect((await change(member.id, { isAdmin: 'true' })).body).toMatchObject({
      isAdmin: true,
      isModerator: true,
    });
    expect((await change(member.id, { isAdmin: 'false', isModerator: false })).body).toMatchObject({
      isAdmin: false,
      isModerator: false,
    });
  });

  test('is told to every service, with the name of who may now write and without it afterwards', async () => {
    const member = await aStoredMember(under);
    const told = () => under.heard('user.access-changed', member.id);
    await change(member.id, { isModerator: true });
    // Of two that wait together the newer alone is told.
    await eventually(() => expect(told()).toHaveLength(1));
    await change(member.id, { isModerator: false });
    await eventually(() => expect(told()).toHaveLength(2));
    expect(told()).toMatchObject([
      { userId: member.id, isModerator: true, isAdmin: false, displayName: member.name },
      { userId: member.id, isModerator: false, isAdmin: false, displayName: null },
    ]);
  });

  test('takes effect with the next request of a token that is older', async () => {
    const member = await aStoredMember(under);
    const users = () => ask(under.service.url, 'GET /auth/users', { token: member.token });
    expect(await users()).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    await change(member.id, { isAdmin: true });
    expect((await users()).status).toBe(200);
    await change(member.id, { isAdmin: false });
    expect(await users()).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test('that changes nothing writes nothing', async () => {
    const member = await aStoredMember(under, { isModerator: true });
    const before = await stored(member.id);
    const answer = await change(member.id, { isModerator: true, isAdmin: 'false' });
    expect(answer).toMatchObject({ status: 200, body: { isModerator: true } });
    expect(await stored(member.id)).toEqual(before);
    const { body } = await ask(under.service.url, 'GET /auth/audit', { token: admin.token });
    expect(
      body.entries.filter((entry: { target: { _id: string } }) => entry.target._id === member.id),
    ).toEqual([]);
  });

  test('leaves a line in the security log, with both ids and no name', async () => {
    const member = await aStoredMember(under, { name: 'Somebody Unmistakable' });
    await change(member.id, { isModerator: true });
    const lines = under.log().split('\n');
    const line = lines.find(one => one.includes('change-roles') && one.includes(member.id)) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ outcome: 'ok', userId: admin.id, targetId: member.id });
    expect(under.log()).not.toContain('Unmistakable');
  });

  test('is for members alone: none unknown, deleted or not confirmed yet', async () => {
    const deleted = await aStoredMember(under);
    await under.users.updateOne({ _id: deleted.id }, { $set: { deletedAt: new Date() } });
    const waiting = await aStoredMember(under, { verifiedAt: null });
    for (const id of ['f'.repeat(24), deleted.id, waiting.id])
      expect(await change(id, { isModerator: true })).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    expect((await stored(waiting.id))?.isModerator).toBe(false);
  });
});

describe('a change of roles is refused with', () => {
  test.each([
    ['nothing', {}],
    ['no body', undefined],
    ['a list', []],
    ['null', null],
    ['a number', { isAdmin: 1 }],
    ['null for a flag', { isAdmin: null }],
    ['an empty word', { isAdmin: '' }],
    ['another word', { isAdmin: 'yes' }],
    ['a word in capitals', { isAdmin: 'TRUE' }],
    ['a word with a space', { isModerator: 'true ' }],
    ['a list of flags', { isAdmin: [true] }],
    ['an operator', { isAdmin: { $ne: false } }],
    ['an operator at the top', { $set: { isAdmin: true } }],
    ['a path', { 'roles.isAdmin': true }],
    ['another field', { isPremium: true, role: 'admin' }],
    ['a good flag and a bad one', { isModerator: true, isAdmin: { $gt: '' } }],
  ])('%s', async (_what, body) => {
    const member = await aStoredMember(under);
    const before = await stored(member.id);
    expect(await change(member.id, body)).toMatchObject(invalid);
    expect(await stored(member.id)).toEqual(before);
  });
});

describe('beside a flag, a change of roles leaves aside', () => {
  test.each([
    ['a prototype', '{"isModerator":true,"__proto__":{"isAdmin":true}}'],
    ['a constructor', '{"isModerator":true,"constructor":{"prototype":{"isAdmin":true}}}'],
    ['fields of others', '{"isModerator":true,"isPremium":true,"_id":"x","v":9,"$set":{"isAdmin":true}}'],
  ])('%s', async (_what, body) => {
    const member = await aStoredMember(under);
    const answer = await change(member.id, body);
    expect(answer).toMatchObject({
      status: 200,
      body: { isModerator: true, isAdmin: false, isPremium: false },
    });
    expect(await stored(member.id)).toMatchObject({ isAdmin: false, isPremium: false });
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });
});

describe('a change of roles of', () => {
  test.each([
    'me',
    '1',
    'F'.repeat(24),
    'g'.repeat(24),
    'a'.repeat(12),
    'a'.repeat(25),
    '%7B%22$ne%22%3Anull%7D',
    '[object%20Object]',
    '..%2f..',
    '%00',
  ])('the id %s is refused', async id => {
    expect(await change(id, { isModerator: true })).toMatchObject(invalid);
  });
});

describe('a change of roles is not taken from', () => {
  test('a form, which any site could send', async () => {
    const member = await aStoredMember(under);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const call = `PATCH /auth/users/${member.id}/roles`;
    const answer = await ask(under.service.url, call, {
      token: admin.token,
      headers,
      body: 'isAdmin=true',
    });
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
    expect((await stored(member.id))?.isAdmin).toBe(false);
  });

  test('the address', async () => {
    const member = await aStoredMember(under);
    const call = `PATCH /auth/users/${member.id}/roles?isAdmin=true`;
    expect(await ask(under.service.url, call, { token: admin.token })).toMatchObject(invalid);
    expect((await stored(member.id))?.isAdmin).toBe(false);
  });
});
