import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@sufra/service-kit/testing';
import { siteLimits } from './site-limits.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  await database.connection.collection('site-limits').deleteMany({});
});

/** A replica has a model of its own on the same collection. */
function aReplica({ maxAtOnce = 3, maxPerDay = 100, leaseMs = 60_000 } = {}) {
  database.connection.deleteModel(/SiteLimit/);
  return siteLimits(database.connection, { maxAtOnce, maxPerDay, leaseMs });
}

let ids = 0;
const anId = () => `recipe ${++ids}`;
const counted = (all: PromiseSettledResult<unknown>[]) => ({
  admitted: all.filter(({ status }) => status === 'fulfilled').length,
  refused: all.filter(({ status }) => status === 'rejected').length,
});
const refusal = expect.objectContaining({
  code: 'service_unavailable',
  retryAfterSeconds: expect.any(Number),
});

describe('the whole site', () => {
  test('lets in at once as many as it may, over all replicas, from its very first moment', async () => {
    const replicas = [aReplica(), aReplica()];
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) => replicas[at % 2]?.admit(anId())),
    );
    expect(counted(all)).toEqual({ admitted: 3, refused: 17 });
  });

  test('lets in the next when one has left', async () => {
    const site = aReplica({ maxAtOnce: 1 });
    const leave = await site.admit(anId());
    await expect(site.admit(anId())).rejects.toEqual(
      expect.objectContaining({ code: 'service_unavailable', retryAfterSeconds: 5 }),
    );
    await leave({ isCounted: true });
    await expect(site.admit(anId())).resolves.toBeDefined();
  });

  test('forgets a caller who never left, when its time is over', async () => {
    const site = aReplica({ maxAtOnce: 1, leaseMs: 1 });
    await site.admit(anId());
    await new Promise(resolve => setTimeout(resolve, 10));
    await expect(site.admit(anId())).resolves.toBeDefined();
  });

  test('gives as many recipes a day as it may, also when they all come first', async () => {
    const replicas = [1, 2].map(() => aReplica({ maxAtOnce: 100, maxPerDay: 5 }));
    await bothDays(async () => {
      const all = await Promise.allSettled(
        Array.from({ length: 20 }, (_, at) => replicas[at % 2]?.admit(anId())),
      );
      expect(counted(all)).toEqual({ admitted: 5, refused: 15 });
    });
  });

  test('does not count what led to no recipe', async () => {
    const site = aReplica({ maxPerDay: 1 });
    await bothDays(async () => {
      for (const isCounted of [false, false, true]) {
        const leave = await site.admit(anId());
        await leave({ isCounted });
      }
      await expect(site.admit(anId())).rejects.toEqual(refusal);
    });
  });

  test('sends away until tomorrow, and takes up no room with that', async () => {
    const site = aReplica({ maxAtOnce: 1, maxPerDay: 1 });
    await bothDays(async () => {
      const leave = await site.admit(anId());
      await leave({ isCounted: true });
      for (const _ of [1, 2]) {
        const error = await site.admit(anId()).catch(found => found);
        expect(error).toEqual(refusal);
        expect(error.retryAfterSeconds).toBeGreaterThan(0);
        expect(error.retryAfterSeconds).toBeLessThanOrEqual(86_400);
      }
    });
    const limits = database.connection.collection<{ _id: string }>('site-limits');
    expect(await limits.findOne({ _id: 'running' })).toMatchObject({ running: [] });
  });

  test('begins each day anew, whatever the day before has counted, and keeps one document for it all', async () => {
    const limits = database.connection.collection<{ _id: string }>('site-limits');
    const yesterday = { day: '2026-01-31', count: 9 };
    await limits.updateOne({ _id: 'running' }, { $set: yesterday }, { upsert: true });
    const site = aReplica({ maxPerDay: 2 });
    const leave = await site.admit(anId());
    await (await site.admit(anId()))({ isCounted: true });
    expect(await limits.find().toArray()).toMatchObject([
      { count: 2, day: expect.not.stringMatching('2026-01-31') },
    ]);

    // One that was let in yesterday and led to nothing takes nothing off today's count.
    await limits.updateOne({ _id: 'running' }, { $set: { day: '2999-01-01', count: 7 } });
    await leave({ isCounted: false });
    expect(await limits.find().toArray()).toMatchObject([{ count: 7, running: [] }]);
  });
});

/** Tries once more when midnight came in between: then it counted in two days. */
async function bothDays(check: () => Promise<void>) {
  const dayOf = () => new Date().toISOString().slice(0, 10);
  const before = dayOf();
  await check().catch(async error => {
    if (before === dayOf()) throw error;
    await database.connection.collection('site-limits').deleteMany({});
    await check();
  });
}
