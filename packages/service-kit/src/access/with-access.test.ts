import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { accessFactsModel } from './projected-facts.ts';
import { withAccess } from './with-access.ts';

const userId = '5afa00000000000000000001';
const event = {
  specversion: '1.0' as const,
  id: 'an-event',
  source: 'svc-auth',
  type: 'user.access-changed' as const,
  subject: userId,
  time: '2026-11-20T10:00:00.000Z',
  datacontenttype: 'application/json' as const,
  dataversion: 1,
  sequence: '3',
  data: {
    userId,
    isAdmin: false,
    isModerator: true,
    endedSessions: [],
    sessionsNotBefore: null,
    deleted: false,
    displayName: 'Maryam',
  },
};

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.stop());

test('a service with a handler of its own for changed access still learns the facts, and knows them by then', async () => {
  const facts = accessFactsModel(database.connection);
  const known: unknown[] = [];
  const handlers = withAccess(facts, {
    'user.access-changed': async ({ data }) => known.push(await facts.findById(data.userId).lean()),
  });
  await handlers['user.access-changed']?.(event, {
    attempt: 1,
    failingForMs: 0,
    isLast: false,
    signal: new AbortController().signal,
  });
  expect(known).toMatchObject([{ _id: userId, v: 3, isModerator: true }]);
});
