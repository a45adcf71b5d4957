import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  openService,
  type RunningService,
  readEnvironment,
  routes,
  serviceEnvironment,
} from '@sufra/service-kit';
import { ask, eventually, openTestDatabase, type TestDatabase } from '@sufra/service-kit/testing';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { anAdmin, aStoredMember, type StoredMember } from '../../test/stored-member.ts';
import { accountRemoved } from '../accounts/account-removed.ts';
import { changeUser } from '../users/change-user.ts';

let under: UnderTest;
let admin: StoredMember;
let database: TestDatabase;
let elsewhere: RunningService;

/** Another service, which has a database of its own, svc-auth's published keys, and its events. */
beforeAll(async () => {
  under = await startForTest();
  admin = await anAdmin(under);
  database = await openTestDatabase();
  const env = under.platform.env({
    MONGO_URL: database.url,
    KEY_SET_URL: `${under.service.url}/api/v1/auth/keys`,
  });
  const service = openService({ name: 'svc-elsewhere', config: readEnvironment(serviceEnvironment, env) });
  elsewhere = await service.start({
    routes: [
      routes({
        'GET /auth/audit': () => ({ entries: [], next: null }),
        'GET /recipes': () => ({ recipes: [], next: null }),
      }),
    ],
  });
  await elsewhere.whenReady();
});
afterAll(async () => {
  await elsewhere.stop();
  await database.stop();
  await under.stop();
});

const change = (id: string, body: unknown) =>
  ask(under.service.url, `PATCH /auth/users/${id}/roles`, { token: admin.token, body });
const here = async (token: string) => (await ask(under.service.url, 'GET /auth/users', { token })).status;
const there = async (token: string) => (await ask(elsewhere.url, 'GET /auth/audit', { token })).status;

test('an admin’s old token ends with the role: here at once, elsewhere with the event', async () => {
  const { id, token } = await anAdmin(under);
  expect([await here(token), await there(token)]).toEqual([200, 200]);
  await change(id, { isAdmin: false });
  expect(await here(token)).toBe(403);
  await eventually(async () => expect(await there(token)).toBe(403));
  await change(id, { isAdmin: true });
  expect(await here(token)).toBe(200);
  await eventually(async () => expect(await there(token)).toBe(200));
});

test('a member’s token that is older than the promotion opens what is new', async () => {
  const { id, token } = await aStoredMember(under);
  expect(await there(token)).toBe(403);
  await change(id, { isAdmin: true });
  await eventually(async () => expect(await there(token)).toBe(200));
});

test('the token of an account that is gone opens nothing anywhere', async () => {
  const { id, token } = await anAdmin(under);
  const recipes = async () => (await ask(elsewhere.url, 'GET /recipes', { token })).status;
  expect(await recipes()).toBe(200);
  await changeUser({ users: under.users, by: { _id: id }, change: accountRemoved });
  expect(await here(token)).toBe(401);
  await eventually(async () => expect([await recipes(), await there(token)]).toEqual([401, 401]));
});
