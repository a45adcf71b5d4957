import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { firstKept } from './forget-past-days.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const meal = { meals: { lunch: { recipeId: aMemberId(), people: null, v: 1 } } };
const dayBefore = (date: string) => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);

test.each([
  ['2026-11-29T10:00:00Z', '2024-11-29'],
  ['2028-02-29T10:00:00Z', '2026-03-01'],
])('at %s days are kept from %s on', (now, first) => {
  expect(firstKept(new Date(now))).toBe(first);
});

test('days of more than two years ago go from every calendar, and the others stay', async () => {
  const first = firstKept(new Date());
  const ids = Array.from({ length: 45 }, aMemberId);
  await under.plans.insertMany(
    ids.map(_id => ({
      ...{ _id, v: 7, plan: {} as never },
      days: { [dayBefore(first)]: meal, '2019-05-06': { guests: { count: 3, v: 1 } }, [first]: meal },
    })),
  );
  await under.plans.create({ _id: aMemberId(), v: 1, plan: {} as never });
  // It was done when the service began, and is due again tomorrow.
  const jobs = under.platform.database.connection.collection<{ _id: string }>('jobs');
  await eventually(async () =>
    expect((await jobs.deleteOne({ _id: 'past-days', finishedAt: { $exists: true } })).deletedCount).toBe(1),
  );
  const replica = await under.startReplica();
  await eventually(async () => {
    const found = await under.plans.find({ _id: { $in: ids } }).lean();
    expect(found.map(({ days, v }) => [Object.keys(days ?? {}), v])).toEqual(ids.map(() => [[first], 7]));
  }, 10_000);
  await replica.stop();
});
