import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { noLease } from '@sufra/service-kit';
import { openTestDatabase, type TestDatabase } from '@sufra/service-kit/testing';
import { inboxModel } from '../models/inbox-model.ts';
import { inboxBacklog } from './inbox-backlog.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.stop());

const hour = 3_600_000;
const anEvent = (_id: string, { ageMs, isDone = false }: { ageMs: number; isDone?: boolean }) => ({
  _id,
  type: 'invoice.paid',
  receivedAt: new Date(Date.now() - ageMs),
  tries: 3,
  leaseUntil: noLease,
  // Those that failed often are due late.
  ...(isDone ? { doneAt: new Date() } : { dueAt: new Date(Date.now() + ageMs) }),
});

test('what waits in the inbox is counted, and its age is that of the oldest that is not done', async () => {
  const inbox = inboxModel(database.connection);
  expect(await inboxBacklog(inbox)).toEqual({ count: 0, oldestSeconds: 0 });
  await inbox.create([
    anEvent('done', { ageMs: 9 * hour, isDone: true }),
    anEvent('young', { ageMs: 0 }),
    anEvent('old', { ageMs: hour }),
  ]);
  const { count, oldestSeconds } = await inboxBacklog(inbox);
  expect(count).toBe(2);
  expect(Math.round(oldestSeconds / 3_600)).toBe(1);
});
