import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { AnswerOf } from '@sufra/contracts';
import { ask } from '@sufra/service-kit/testing';
import { Types } from 'mongoose';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { anAdmin, aStoredMember, type StoredMember } from '../../test/stored-member.ts';
import { foldSearches } from '../migrations/002-fold-searches.ts';
import { newestRecipesModel } from '../recipes/newest-recipes.ts';
import { memberCounts } from '../users/member-counts.ts';

let under: UnderTest;
let admin: StoredMember;
beforeAll(async () => {
  under = await startForTest();
  admin = await anAdmin(under, { createdAt: new Date('2026-01-01'), email: 'idris@sufra.example' });
});
beforeEach(async () => {
  await under.users.deleteMany({ _id: { $ne: admin.id } });
  await memberCounts(under.users.db).changed();
});
afterAll(() => under.stop());

type Page = AnswerOf<'GET /auth/users'>;

const list = (query: Record<string, string> = {}) =>
  ask(under.service.url, `GET /auth/users?${new URLSearchParams(query)}`, { token: admin.token });
const count = async (query: Record<string, string> = {}) =>
  (
    await ask(under.service.url, `GET /auth/users/counts?${new URLSearchParams(query)}`, {
      token: admin.token,
    })
  ).body;

async function walk(query: Record<string, string> = {}) {
  const pages: Page[] = [];
  for (let after = ''; pages.length === 0 || after; after = pages.at(-1)?.next ?? '') {
    const { status, body } = await list({ ...query, ...(after ? { after } : {}) });
    expect(status).toBe(200);
    pages.push(body);
  }
  return pages;
}

const namesOf = (pages: Page[]) => pages.flatMap(({ users }) => users.map(({ name }) => name));
const names = async (query: Record<string, string>) => namesOf(await walk(query));

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
      hasSecondFactor: false,
      recipes: [],
    };
    expect(body).toEqual({
      next: null,
      users: [
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
      ],
    });
  });

  test.each(['/auth/users', '/auth/users/counts'])('(%s) is for admins alone', async path => {
    const member = await aStoredMember(under, { isModerator: true });
    expect(await ask(under.service.url, `HEAD ${path}`, { token: admin.token })).toMatchObject({
      status: 200,
      body: '',
    });
    expect((await ask(under.service.url, `HEAD ${path}`, { token: member.token })).status).toBe(403);
    expect((await ask(under.service.url, `GET ${path}?q=idris`, { token: member.token })).status).toBe(403);
    expect((await ask(under.service.url, `HEAD ${path}`)).status).toBe(401);
  });

  test('has each member once, fifty at a time unless said, with the newest recipes of each', async () => {
    const total = 230;
    // Seven at each moment, so that the moment alone does not tell them apart.
    const createdAt = (n: number) => new Date(Date.UTC(2026, 5, 1) + Math.floor(n / 7));
    const users = Array.from({ length: total }, (_, n) => ({
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
    const pages = await walk();
    expect(pages.map(page => page.users.length)).toEqual([50, 50, 50, 50, 31]);
    const inOrder = users.toSorted(
      (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (String(a._id) < String(b._id) ? 1 : -1),
    );
    const members = pages.flatMap(page => page.users);
    expect(members.map(({ _id }) => _id)).toEqual([...inOrder.map(({ _id }) => String(_id)), admin.id]);
    for (const [n, { _id }] of users.entries())
      expect(members.find(one => one._id === String(_id))?.recipes.map(({ title }) => title)).toEqual(
        Array.from({ length: n % 21 }, (_, at) => `${n}.${at}`),
      );
    expect(namesOf(await walk({ limit: '200' }))).toEqual(members.map(({ name }) => name));
  });

  test.each(['limit=0', 'limit=201', 'after=x', 'sort=email', 'sort=', `q=${'x'.repeat(201)}`])(
    'is not asked for by %s',
    async query => {
      const { status, body } = await ask(under.service.url, `GET /auth/users?${query}`, {
        token: admin.token,
      });
      expect([status, body.code]).toEqual([400, 'invalid_request']);
    },
  );

  test('takes no page of one order for a page of another', async () => {
    await aStoredMember(under);
    const { next } = (await list({ limit: '1' })).body;
    expect((await list({ sort: 'name', after: next })).status).toBe(400);
  });
});

describe('an order', () => {
  beforeEach(async () => {
    await aStoredMember(under, { name: 'Zahra', createdAt: new Date('2026-03-01'), recipesGenerated: 7 });
    await aStoredMember(under, { name: 'Ömer', createdAt: new Date('2026-04-01'), recipesGenerated: 9 });
    await aStoredMember(under, { name: '', email: 'bilal@sufra.example', createdAt: new Date('2026-02-01') });
  });

  test.each([
    ['joined', ['Idris Admin', '', 'Zahra', 'Ömer']],
    ['-joined', ['Ömer', 'Zahra', '', 'Idris Admin']],
    // Without accents and case, and by the address where there is no name.
    ['name', ['', 'Idris Admin', 'Ömer', 'Zahra']],
    ['-name', ['Zahra', 'Ömer', 'Idris Admin', '']],
    ['-recipes', ['Ömer', 'Zahra', expect.any(String), expect.any(String)]],
    ['recipes', [expect.any(String), expect.any(String), 'Zahra', 'Ömer']],
  ])('by %s goes over all pages', async (sort, expected) => {
    expect(await names({ sort, limit: '1' })).toEqual(expected);
  });

  test('by name follows a name that is changed', async () => {
    const { token } = await aStoredMember(under, { name: 'Yusuf' });
    expect((await names({ sort: 'name' })).at(-2)).toBe('Yusuf');
    const changed = await ask(under.service.url, 'PATCH /auth/me', { token, body: { name: 'Aaliyah' } });
    expect(changed.status).toBe(200);
    expect((await names({ sort: 'name' }))[0]).toBe('Aaliyah');
    expect(await names({ q: 'yusuf' })).toEqual([]);
  });
});

describe('a search', () => {
  beforeEach(async () => {
    await aStoredMember(under, { name: 'Bilal Khan', email: 'bilal@example.com' });
    await aStoredMember(under, { name: 'Zaynab', email: 'z.haddad@example.com' });
  });

  test.each([
    ['KHAN', ['Bilal Khan']],
    ['hadd', ['Zaynab']],
    ['z.HADDAD@', ['Zaynab']],
    ['idris sufra', ['Idris Admin']],
    ['khan haddad', []],
    ['BİLAL', ['Bilal Khan']],
    ['nobody', []],
    ['.*', []],
    ['@', []],
  ])('for %j finds members by name and address, and counts them', async (q, expected) => {
    expect(await names({ q, sort: 'name' })).toEqual(expected);
    expect(await count({ q })).toMatchObject({ found: expected.length, isMore: false, users: 3 });
  });

  test('finds an account whose fields are of an earlier folding, once the step ran, and twice', async () => {
    const before = { searchText: 'ışıl', searchParts: ['ışıl', 'şıl'], sortName: 'ısıl' };
    const { id } = await aStoredMember(under, { name: 'Işıl', email: 'isil@example.com' });
    await under.users.collection.updateOne({ _id: new Types.ObjectId(id) }, { $set: before });
    for (const _ of ['once', 'twice']) {
      await foldSearches(under.users);
      expect(await names({ q: 'ISIL' })).toEqual(['Işıl']);
    }
    const after = await under.users.findById(id).lean();
    expect(after?.searchParts).toEqual(expect.arrayContaining(before.searchParts));
  });

  test('finds no account that is not a member', async () => {
    await aStoredMember(under, { name: 'Waiting', verifiedAt: null });
    await aStoredMember(under, { name: 'Gone', deletedAt: new Date() });
    for (const q of ['waiting', 'gone']) expect(await names({ q })).toEqual([]);
  });

  test('is logged nowhere', async () => {
    await list({ q: 'haddad' });
    expect(JSON.stringify(under.log())).not.toContain('haddad');
  });
});

test('the counts are of all members and of each kind', async () => {
  await aStoredMember(under, { isModerator: true, isPremium: true, recipesGenerated: 12 });
  await aStoredMember(under, { isModerator: true, recipesGenerated: 3 });
  await aStoredMember(under, { isAdmin: true, verifiedAt: null });
  const all = { users: 3, admins: 1, moderators: 2, premium: 1, recipes: 15 };
  expect(await count()).toEqual({ ...all, found: 3, isMore: false });
  // A change of what is counted is in the next counts.
  await under.users.updateOne({ isPremium: true }, { $set: { isPremium: false } });
  expect(await count()).toMatchObject({ premium: 0 });
  await under.users.updateOne({ recipesGenerated: 12 }, { $set: { isPremium: true } });
  expect(await count({ q: 'idris' })).toEqual({ ...all, found: 1, isMore: false });
});
