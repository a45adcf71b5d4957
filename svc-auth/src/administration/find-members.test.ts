import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Member } from '@sufra/contracts';
import { ask } from '@sufra/service-kit/testing';
import { Types } from 'mongoose';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { anAdmin, aStoredMember, type StoredMember } from '../../test/stored-member.ts';
import { newestRecipesModel } from '../recipes/newest-recipes.ts';

let under: UnderTest;
let admin: StoredMember;
beforeAll(async () => {
  under = await startForTest();
  admin = await anAdmin(under, { createdAt: new Date('2026-01-01') });
});
afterAll(() => under.stop());

const list = () => ask(under.service.url, 'GET /auth/users', { token: admin.token });

describe('the list of members', () => {
  test('has every member who is confirmed and not deleted, newest first, with every field and not one more', async () => {
    const older = await aStoredMember(under, { createdAt: new Date('2026-02-01'), isPremium: true });
    const newer = await aStoredMember(under, { createdAt: new Date('2026-03-01'), recipesGenerated: 4 });
    await aStoredMember(under, { verifiedAt: null, passwordHash: '$argon2id$secret' });
    await aStoredMember(under, { deletedAt: new Date() });
    const { status, headers, body } = await list();
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'application/json; charset=utf-8',
      'no-store',
    ]);
    const one = {
      isPremium: false,
      isAdmin: false,
      isModerator: false,
      recipesGenerated: 0,
      generations_left: 3,
      recipes: [],
    };
    expect(body).toEqual([
      {
        ...one,
        _id: newer.id,
        name: newer.name,
        email: newer.email,
        createdAt: '2026-03-01T00:00:00.000Z',
        recipesGenerated: 4,
      },
      {
        ...one,
        _id: older.id,
        name: older.name,
        email: older.email,
        createdAt: '2026-02-01T00:00:00.000Z',
        isPremium: true,
        generations_left: null,
      },
      {
        ...one,
        _id: admin.id,
        name: admin.name,
        email: admin.email,
        createdAt: '2026-01-01T00:00:00.000Z',
        isAdmin: true,
      },
    ]);
  });

  test('by HEAD has the same head, and is for admins alone', async () => {
    const member = await aStoredMember(under);
    expect(await ask(under.service.url, 'HEAD /auth/users', { token: admin.token })).toMatchObject({
      status: 200,
      body: '',
    });
    expect((await ask(under.service.url, 'HEAD /auth/users', { token: member.token })).status).toBe(403);
    expect((await ask(under.service.url, 'HEAD /auth/users')).status).toBe(401);
  });

  test('is whole and in order however long it is', async () => {
    await under.users.deleteMany({ _id: { $ne: admin.id } });
    const count = 1_001;
    const createdAt = (n: number) => new Date(Date.UTC(2026, 5, 1) + Math.floor(n / 7));
    const users = Array.from({ length: count }, (_, n) => ({
      _id: new Types.ObjectId(),
      name: `Member "${n}" محمد`,
      email: `member.${n}@example.org`,
      createdAt: createdAt(n),
      verifiedAt: createdAt(n),
    }));
    await under.users.insertMany(users);
    await newestRecipesModel(under.platform.database.connection).insertMany(
      users.map(({ _id }, n) => ({
        _id,
        turn: 1,
        recipes: Array.from({ length: n % 21 }, (_, at) => ({
          _id: new Types.ObjectId(),
          title: `${n}.${at}`,
        })),
      })),
    );
    const { status, body } = await list();
    const members: Member[] = body;
    expect([status, members.length]).toEqual([200, count + 1]);
    const inOrder = users.toSorted(
      (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (String(a._id) < String(b._id) ? 1 : -1),
    );
    expect(members.map(({ _id }) => _id)).toEqual([...inOrder.map(({ _id }) => String(_id)), admin.id]);
    for (const [n, { _id, name }] of users.entries()) {
      const member = members.find(one => one._id === String(_id));
      expect(member?.name).toBe(name);
      expect(member?.recipes.map(({ title }) => title)).toEqual(
        Array.from({ length: n % 21 }, (_, at) => `${n}.${at}`),
      );
    }
  });
});
