import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type Limit, mongoThrottle, type Throttle } from './throttle.ts';

let database: TestDatabase;
let throttle: Throttle;
const limit = (more: Partial<Limit> = {}): Limit => ({ name: 'test', most: 3, windowMs: 60_000, ...more });

beforeAll(async () => {
  database = await openTestDatabase();
  throttle = mongoThrottle(database.connection);
});
afterAll(() => database.stop());

describe('the throttle', () => {
  test('past its limit a try is refused with the time to wait', async () => {
    for (let i = 0; i < 3; i++) await throttle.take(limit(), 'amina');

    await expect(throttle.take(limit(), 'amina')).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfterSeconds: expect.closeTo(60, 0),
    });
    await expect(throttle.take(limit(), 'yusuf')).resolves.toBeDefined();
    await expect(throttle.take(limit({ name: 'other' }), 'amina')).resolves.toBeDefined();
  });

  test('whether there is room is told without counting', async () => {
    const takeBack = await throttle.take(limit(), 'asks first');
    await throttle.take(limit(), 'asks first');
    for (let i = 0; i < 5; i++) await throttle.assertRoom(limit(), 'asks first');
    await throttle.take(limit(), 'asks first');

    await expect(throttle.assertRoom(limit(), 'asks first')).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfterSeconds: expect.closeTo(60, 0),
    });
    await expect(throttle.assertRoom(limit({ windowMs: 0 }), 'asks first')).resolves.toBeUndefined();
    await takeBack();
    await expect(throttle.assertRoom(limit(), 'asks first')).resolves.toBeUndefined();
  });

  test('of a hundred tries at once exactly the limit passes', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 100 }, () => throttle.take(limit({ most: 7 }), 'herd')),
    );

    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  });

  test('a try that is taken back counts no more', async () => {
    for (let i = 0; i < 10; i++) {
      const takeBack = await throttle.take(limit(), 'right each time');
      await takeBack();
    }
  });

  test('refused tries do not lengthen the wait', async () => {
    const short = limit({ windowMs: 400 });
    for (let i = 0; i < 3; i++) await throttle.take(short, 'impatient');
    const end = performance.now() + 420;
    while (performance.now() < end) await throttle.take(short, 'impatient').catch(() => undefined);

    await expect(throttle.take(short, 'patient after all')).resolves.toBeDefined();
    const known = await database.connection.collection('throttles').countDocuments();
    expect(known).toBeGreaterThan(0);
  });

  test('whom it limits is not readable in the database', async () => {
    await throttle.take(limit(), 'someone@example.com');

    const stored = await database.connection.collection('throttles').find().toArray();
    expect(JSON.stringify(stored)).not.toContain('example.com');
  });
});
