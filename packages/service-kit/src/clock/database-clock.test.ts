import { afterEach, describe, expect, test } from '@jest/globals';
import { createLog } from '../ops/log.ts';
import { eventually } from '../testing/eventually.ts';
import { type DatabaseClock, watchDatabaseClock } from './database-clock.ts';

let clock: DatabaseClock | undefined;
afterEach(() => clock?.stop());

const minute = 60_000;
const noon = Date.UTC(2026, 10, 24, 12);

function watch({ aheadMs = 0, tookMs = 0 }: { aheadMs?: number; tookMs?: number }) {
  const state = { aheadMs, database: noon };
  clock = watchDatabaseClock({
    databaseTime: async () => {
      const asked = state.database;
      state.database += tookMs;
      return new Date(asked + tookMs / 2);
    },
    limitMs: 20_000,
    everyMs: 5,
    now: () => state.database + state.aheadMs,
    log: createLog({ name: 'test', level: 'silent' }),
  });
  return { watched: clock, state };
}

const measured = (watched: DatabaseClock) => eventually(() => expect(watched.skewMs()).toBeDefined());

describe('a clock', () => {
  test.each([
    [0, undefined],
    [-15_000, undefined],
    [-2 * minute, 'this clock is 120.0 s behind that of the database'],
    [60 * minute, 'this clock is 3600.0 s ahead of that of the database'],
  ])(
    '%d ms ahead of the database’s has the fault %s, and tells the database’s time',
    async (aheadMs, fault) => {
      const { watched } = watch({ aheadMs });
      void watched.whenRight();
      await measured(watched);
      expect({ fault: watched.fault(), now: watched.now() }).toEqual({ fault, now: noon });
    },
  );

  test('is not blamed for what the database’s answer took', async () => {
    const { watched } = watch({ tookMs: 10 * minute, aheadMs: 4 * minute });
    void watched.whenRight();
    await measured(watched);
    expect(watched.skewMs()).toBe(0);
  });

  test('that is wrong keeps its process waiting until it is set right', async () => {
    const { watched, state } = watch({ aheadMs: -2 * minute });
    let isRight = false;
    const waiting = watched.whenRight().then(() => {
      isRight = true;
    });
    await measured(watched);
    expect(isRight).toBe(false);
    state.aheadMs = 0;
    await waiting;
    expect(watched.fault()).toBeUndefined();
  });
});
