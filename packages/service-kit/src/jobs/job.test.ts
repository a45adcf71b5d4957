import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '../testing/eventually.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openJob } from './job.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.stop());

const longAgo = new Date(0);
const replicasOf = (leaseMs = 60_000) => {
  const name = randomUUID();
  const replica = () => openJob(database.connection, { name, leaseMs });
  return [replica(), replica()] as const;
};

test('what both ask for one of them does, and the other after its next time', async () => {
  const [one, other] = replicasOf();
  await Promise.all([one.ask(longAgo), other.ask(longAgo)]);
  const claims = await Promise.all([one.claim(), other.claim()]);
  expect(claims.filter(Boolean)).toHaveLength(1);
  const [holder, waiting] = claims[0] ? [one, other] : [other, one];
  await holder.finish({ nextAt: new Date(Date.now() + 60_000), isDone: true });
  expect(await waiting.claim()).toBe(false);
  await waiting.ask(new Date(Date.now() - 1_000));
  expect(await waiting.claim()).toBe(false);
  await waiting.ask(new Date(Date.now() + 1_000));
  expect(await waiting.claim()).toBe(true);
});

test('when a replica died in it another takes over, and the dead one changes nothing any more', async () => {
  const [dead, next] = replicasOf(40);
  await dead.ask(longAgo);
  expect(await dead.claim()).toBe(true);
  await eventually(async () => expect(await next.claim()).toBe(true));
  expect(await dead.renew()).toBe(false);
  await dead.finish({ nextAt: longAgo, isDone: true });
  expect(await next.renew()).toBe(true);
});

test('what could not be finished is due again, and was not done', async () => {
  const [one, other] = replicasOf();
  await one.ask(longAgo);
  expect(await one.claim()).toBe(true);
  await one.finish({ nextAt: new Date(), isDone: false });
  expect(await other.claim()).toBe(true);
});
