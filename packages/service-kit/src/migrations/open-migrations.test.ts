import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createLog } from '../ops/log.ts';
import { eventually } from '../testing/eventually.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { Migration } from './migration.ts';
import { openMigrations } from './open-migrations.ts';

const log = createLog({ name: 'test', level: 'silent' });
const never = new AbortController().signal;

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.stop());

const replica = (migrations: Migration[], times = {}) =>
  openMigrations({
    connection: database.connection,
    migrations,
    log,
    times: { leaseMs: 300, pauseMs: 10, longestPauseMs: 20, ...times },
  });

/** Steps that note when they run. */
function steps(...numbers: number[]) {
  const ran: number[] = [];
  const migrations = numbers.map(number => ({
    number,
    name: `step ${number}`,
    run: async () => {
      ran.push(number);
    },
  }));
  return { ran, migrations };
}

const untilStopped = (signal: AbortSignal) =>
  new Promise<void>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('told to stop')));
  });

const records = () => database.connection.collection<{ _id: number }>('migrations').find().toArray();

describe('the migrations of a service', () => {
  test('run once each in their order, and only those that are new at the next start', async () => {
    const first = steps(2, 1);
    await replica(first.migrations).complete(never);
    expect(first.ran).toEqual([1, 2]);
    const second = steps(1, 2, 3);
    await replica(second.migrations).complete(never);
    expect(second.ran).toEqual([3]);
    expect((await records()).map(({ _id }) => _id)).toEqual([1, 2, 3]);
  });

  test('let no call through and say why, until they have run', async () => {
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const migrations = replica([{ number: 1, name: 'slow', run: () => mayEnd }]);
    expect(migrations.isDone()).toBe(false);
    const completing = migrations.complete(never);
    await eventually(async () => expect(await migrations.check.run()).toBe('run: 1 (slow)'));
    expect(migrations.isDone()).toBe(false);
    end();
    await completing;
    expect(migrations.isDone()).toBe(true);
    expect(await migrations.check.run()).toBeUndefined();
  });

  test('of two replicas that start together are run by one, and both wait for them', async () => {
    const both = steps(1, 2, 3);
    const replicas = [replica(both.migrations), replica(both.migrations)];
    await Promise.all(replicas.map(one => one.complete(never)));
    expect(both.ran).toEqual([1, 2, 3]);
    expect(replicas.map(one => one.isDone())).toEqual([true, true]);
  });

  test('that were cut off by a kill are taken up by another replica, from the first that did not end', async () => {
    const ran: string[] = [];
    const stepsOf = (name: string, second: (signal: AbortSignal) => Promise<void>): Migration[] => [
      {
        number: 1,
        name: 'one',
        run: async () => {
          ran.push(`${name} 1`);
        },
      },
      {
        number: 2,
        name: 'two',
        run: async signal => {
          ran.push(`${name} 2`);
          await second(signal);
        },
      },
    ];
    const killed = new AbortController();
    // As a process that is killed: its lease is neither renewed nor given back.
    const dying = openMigrations({
      connection: database.connection,
      migrations: stepsOf('killed', untilStopped),
      log,
      times: { leaseMs: 1_000_000, pauseMs: 10 },
    });
    const died = dying.complete(killed.signal);
    await eventually(async () => expect(ran).toEqual(['killed 1', 'killed 2']));
    await database.connection
      .collection<{ _id: string }>('jobs')
      .updateOne({ _id: 'migrations' }, { $set: { leaseUntil: new Date(Date.now() + 100) } });

    const next = replica(stepsOf('next', async () => undefined));
    const completing = next.complete(never);
    await eventually(async () => expect(await next.check.run()).toMatch(/another replica|run: 2/));
    await completing;

    expect(ran).toEqual(['killed 1', 'killed 2', 'next 2']);
    killed.abort();
    await died;
  });

  test('that outlive their lease by far keep it', async () => {
    let atOnce = 0;
    let most = 0;
    const slow: Migration = {
      number: 1,
      name: 'slow',
      run: async () => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await new Promise(done => setTimeout(done, 1_000));
        atOnce -= 1;
      },
    };
    await Promise.all([replica([slow]), replica([slow])].map(one => one.complete(never)));
    expect(most).toBe(1);
  });

  test('that fail are tried again, are said, and keep the service closed until they do not', async () => {
    let tries = 0;
    const failing: Migration = {
      number: 1,
      name: 'hard',
      run: async () => {
        tries += 1;
        if (tries < 4) throw new Error('not yet');
      },
    };
    const after = steps(2);
    const migrations = replica([failing, ...after.migrations], { pauseMs: 100, longestPauseMs: 100 });
    const completing = migrations.complete(never);
    await eventually(async () =>
      expect(await migrations.check.run()).toBe('migration 1 (hard) did not end, and will be tried again'),
    );
    expect(migrations.isDone()).toBe(false);
    expect(after.ran).toEqual([]);
    await completing;
    expect(tries).toBe(4);
    expect(after.ran).toEqual([2]);
  });

  test('give up their place when the process stops, and the next replica need not wait for the lease', async () => {
    const stopping = new AbortController();
    const step: Migration = {
      number: 1,
      name: 'long',
      run: untilStopped,
    };
    const migrations = replica([step], { leaseMs: 1_000_000 });
    const completing = migrations.complete(stopping.signal);
    await eventually(async () => expect(await migrations.check.run()).toBe('run: 1 (long)'));
    stopping.abort();
    await completing;
    expect(migrations.isDone()).toBe(false);
    const next = steps(1);
    await replica(next.migrations, { leaseMs: 1_000_000 }).complete(never);
    expect(next.ran).toEqual([1]);
  });

  test('run again while the version before may still write, at last after the overlap, and then no more', async () => {
    const { ran, migrations } = steps(1);
    const one = replica(migrations, { overlapMs: 640 });
    await one.complete(never);
    await eventually(async () => {
      await one.again.work(never);
      expect(await records()).toMatchObject([{ settledAt: expect.any(Date) }]);
    });
    const total = ran.length;
    expect(total).toBeGreaterThan(2);
    await one.again.work(never);
    await one.again.work(never);
    expect(ran).toHaveLength(total);
  });

  test('of a database that a later version has used are passed over', async () => {
    await replica(steps(1, 2).migrations).complete(never);
    const older = steps(1);
    await replica(older.migrations).complete(never);
    expect(older.ran).toEqual([]);
  });

  test('must not share a number', () => {
    expect(() => replica(steps(1, 1).migrations)).toThrow('one number');
  });
});
