import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { CloudEvent } from '@sufra/contracts';
import { EventOwed } from '../event-bus.ts';
import { type Jar, openPantry, type Pantry, record } from '../testing/open-pantry.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { testEvents } from '../testing/test-events.ts';
import { until } from '../testing/until.ts';
import { changeDocument } from './change-document.ts';
import { holdPublishing, publishingHold, releasePublishing } from './publishing-hold.ts';
import { type Relay, type StartRelay, startRelay } from './relay.ts';

/** A bus that keeps what it is given, after `meet` has let it through. */
function aBus(meet: (event: CloudEvent, times: number) => Promise<void> | void = () => {}) {
  const published: CloudEvent[] = [];
  const tries = new Map<string, number>();
  let canPublish = true;
  return {
    published,
    tries,
    subjects: (subject: string) =>
      published.filter(event => event.subject === subject).map(event => event.sequence),
    turn: (on: boolean) => {
      canPublish = on;
    },
    status: () => ({ state: 'up' as const, detail: '', canPublish }),
    async publish(event: CloudEvent) {
      const times = (tries.get(event.id) ?? 0) + 1;
      tries.set(event.id, times);
      await meet(event, times);
      published.push(event);
    },
  };
}

describe('the relay', () => {
  let pantry: Pantry;
  let relays: Relay[];
  const { log, says } = recordedLog();

  beforeEach(async () => {
    pantry = await openPantry();
    relays = [];
  });

  afterEach(async () => {
    await Promise.all(relays.map(relay => relay.stop()));
    await pantry.close();
  });

  const start = (bus: StartRelay['bus'], overrides: Partial<StartRelay> = {}) => {
    const relay = startRelay({
      models: [pantry.jars],
      bus,
      registry: testEvents,
      source: 'pantry',
      log,
      pollMs: 50,
      ...overrides,
    });
    relays.push(relay);
    return relay;
  };

  const fill = (id: string) =>
    pantry.jars.create(record.recordCreate({ _id: id, label: 'dates', weight: 1 }, filledWith(1)));

  const refill = (id: string, weight: number) =>
    changeDocument({
      read: () => pantry.jars.findById(id).lean<Jar>(),
      write: ({ filter, update }) =>
        pantry.jars.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean<Jar>(),
      change: of => record.recordChange({ of, update: { $set: { weight } }, events: [filledWith(weight)] }),
    });

  const filledWith = (weight: number) => ({ type: 'jar.filled', data: { label: 'dates', weight } }) as const;
  const isClean = async () =>
    (await pantry.jars.collection.countDocuments({ pendingAt: { $exists: true } })) === 0;

  test('an event is published whole, and its document is clean afterwards', async () => {
    const bus = aBus();
    start(bus);
    await fill('jar-1');
    await until(isClean);
    expect(bus.published).toMatchObject([
      {
        specversion: '1.0',
        source: 'pantry',
        type: 'jar.filled',
        subject: 'jar-1',
        dataversion: 2,
        sequence: '1',
        data: { label: 'dates', weight: 1 },
      },
    ]);
    const jar = await pantry.jars.findById('jar-1').lean();
    expect(jar).toMatchObject({ v: 1, outbox: [], leaseUntil: new Date(0) });
    expect(jar).not.toHaveProperty('pendingAt');
  });

  test('a hold leaves events in their outboxes, and after it they are published', async () => {
    const bus = aBus();
    await holdPublishing(pantry.connection, 60_000);
    start(bus, { isHeld: publishingHold(pantry.connection) });
    await fill('jar-1');
    await new Promise(resolve => setTimeout(resolve, 300));
    expect(bus.published).toEqual([]);
    await releasePublishing(pantry.connection);
    await until(isClean);
    expect(bus.subjects('jar-1')).toEqual(['1']);
  });

  test('a hold ends by itself', async () => {
    const bus = aBus();
    await holdPublishing(pantry.connection, 1);
    start(bus, { isHeld: publishingHold(pantry.connection) });
    await fill('jar-1');
    await until(isClean);
  });

  test('a write through the model wakes the relay before its next poll', async () => {
    const bus = aBus();
    start(bus, { pollMs: 60_000 });
    await new Promise(resolve => setTimeout(resolve, 50));
    await fill('jar-1');
    await until(() => bus.published.length === 1, { ms: 2_000 });
    await refill('jar-1', 2);
    await until(() => bus.published.length === 2, { ms: 2_000 });
    expect(bus.subjects('jar-1')).toEqual(['1', '2']);
  });

  test('what was written while no relay ran is published later, in the order of each document', async () => {
    for (const id of ['jar-1', 'jar-2']) {
      await fill(id);
      for (let weight = 2; weight <= 5; weight += 1) await refill(id, weight);
    }
    const bus = aBus(() => new Promise(resolve => setTimeout(resolve, Math.random() * 5)));
    start(bus);
    await until(isClean);
    expect(bus.subjects('jar-1')).toEqual(['1', '2', '3', '4', '5']);
    expect(bus.subjects('jar-2')).toEqual(['1', '2', '3', '4', '5']);
  });

  test('two relays and many writers publish everything once, in the order of each document', async () => {
    const bus = aBus(() => new Promise(resolve => setTimeout(resolve, Math.random() * 3)));
    start(bus);
    start(bus);
    const ids = Array.from({ length: 10 }, (_, index) => `jar-${index}`);
    const write = async (id: string) => {
      await fill(id);
      for (let weight = 2; weight <= 8; weight += 1) await refill(id, weight);
    };
    await Promise.all(ids.map(write));
    await until(isClean);
    for (const id of ids) expect(bus.subjects(id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  });

  test('an event whose confirm is lost is published again under the same id', async () => {
    const bus = aBus();
    const losing = {
      ...bus,
      publish: async (event: CloudEvent) => {
        await bus.publish(event);
        if (bus.tries.get(event.id) === 1) throw new Error('the line was cut');
      },
    };
    await fill('jar-1');
    start(losing);
    await until(isClean);
    expect(bus.published).toHaveLength(2);
    expect(new Set(bus.published.map(({ id }) => id)).size).toBe(1);
    expect(says('the line was cut')).toBe(true);
  });

  test('what a killed relay held is taken over when its lease ends, and the dead one changes nothing more', async () => {
    await fill('jar-1');
    await refill('jar-1', 2);
    const hanging = aBus(() => new Promise(() => {}));
    const dead = startRelay({
      models: [pantry.jars],
      bus: hanging,
      registry: testEvents,
      source: 'pantry',
      log,
      leaseMs: 1_300,
      stopTimeoutMs: 1,
    });
    await until(() => hanging.tries.size === 1);
    await dead.stop();
    const bus = aBus();
    start(bus);
    await until(isClean);
    expect(bus.subjects('jar-1')).toEqual(['1', '2']);
  });

  test('an event that fails holds back its own document alone', async () => {
    const bus = aBus((event, times) => {
      if (event.subject === 'jar-1' && times < 4) throw new Error('no queue');
    });
    await fill('jar-1');
    await refill('jar-1', 2);
    await fill('jar-2');
    start(bus);
    await until(isClean);
    expect(bus.published.map(({ subject, sequence }) => `${subject} ${sequence}`)).toEqual([
      'jar-2 1',
      'jar-1 1',
      'jar-1 2',
    ]);
  });

  test('an event that is owed stays in the outbox and does not hold back the next', async () => {
    let owing = true;
    const bus = aBus(event => {
      if (owing && event.sequence === '1') throw new EventOwed('the mail server is away');
    });
    await fill('jar-1');
    await refill('jar-1', 2);
    start(bus);
    await until(() => bus.published.length === 1);
    expect(bus.subjects('jar-1')).toEqual(['2']);
    expect((await pantry.jars.findById('jar-1').lean())?.outbox).toMatchObject([{ seq: 1 }]);
    owing = false;
    await until(isClean);
    expect(bus.subjects('jar-1')).toEqual(['2', '1']);
  });

  test('of several that say the whole state the newest alone is published; what else waits keeps its place', async () => {
    const stocked = (weight: number) => ({ type: 'jar.stocked', data: { label: 'dates', weight } }) as const;
    await pantry.jars.create(
      record.recordCreate(
        { _id: 'jar-1', label: 'dates', weight: 1 },
        ...[stocked(1), filledWith(2), stocked(3), filledWith(4), stocked(5)],
      ),
    );
    const bus = aBus();
    start(bus);
    await until(isClean);
    expect(bus.subjects('jar-1')).toEqual(['2', '4', '5']);
  });

  test('one whose reader is away is kept once, however often it is written anew', async () => {
    let isAway = true;
    const bus = aBus(() => {
      if (isAway) throw new EventOwed('a reader is away');
    });
    await pantry.jars.create(record.recordCreate({ _id: 'jar-1', label: 'dates', weight: 0 }));
    start(bus);
    const outbox = async () => (await pantry.jars.findById('jar-1').lean<Jar>())?.outbox ?? [];
    for (let weight = 1; weight <= 5; weight += 1) {
      await changeDocument({
        read: () => pantry.jars.findById('jar-1').lean<Jar>(),
        write: ({ filter, update }) =>
          pantry.jars.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean<Jar>(),
        change: of =>
          record.recordChange({
            of,
            update: { $set: { weight } },
            events: [{ type: 'jar.stocked', data: { label: 'dates', weight } }],
          }),
      });
      await until(async () => (await outbox()).length === 1 && bus.tries.has((await outbox())[0]?.id ?? ''));
    }
    isAway = false;
    await until(isClean);
    expect(bus.published.map(({ data }) => data)).toEqual([{ label: 'dates', weight: 5 }]);
  });

  test('while the broker is away nothing is tried, and everything is published afterwards', async () => {
    const bus = aBus();
    bus.turn(false);
    const relay = start(bus);
    await Promise.all(Array.from({ length: 20 }, (_, index) => fill(`jar-${index}`)));
    await new Promise(resolve => setTimeout(resolve, 150));
    expect(bus.tries.size).toBe(0);
    expect(await relay.pending()).toEqual({ count: 20, oldestMs: expect.any(Number) });
    bus.turn(true);
    await until(isClean);
    expect(bus.published).toHaveLength(20);
    expect(await relay.pending()).toEqual({ count: 0, oldestMs: 0 });
  });

  test('a tombstone is removed only after its event was published', async () => {
    let open = false;
    const bus = aBus(() => {
      if (!open) throw new Error('closed');
    });
    await fill('jar-1');
    const { filter, update } = record.recordDeletion({
      of: { _id: 'jar-1', v: 1 },
      erase: ['label', 'weight'],
      events: [{ type: 'jar.emptied', data: { label: 'dates' } }],
    });
    await pantry.jars.updateOne(filter, update);
    start(bus);
    await until(() => bus.tries.size > 0);
    expect(await pantry.jars.findById('jar-1').lean()).not.toHaveProperty('label');
    open = true;
    await until(async () => (await pantry.jars.countDocuments()) === 0);
    expect(bus.subjects('jar-1')).toEqual(['1', '2']);
  });

  test('stopping finishes the event in hand and gives the document back', async () => {
    const bus = aBus(() => new Promise(resolve => setTimeout(resolve, 100)));
    await fill('jar-1');
    await refill('jar-1', 2);
    const relay = start(bus);
    await until(() => bus.tries.size === 1);
    await relay.stop();
    expect(bus.subjects('jar-1')).toEqual(['1']);
    expect(await pantry.jars.findById('jar-1').lean()).toMatchObject({
      outbox: [{ seq: 2 }],
      leaseUntil: new Date(0),
    });
  });

  test('of two writers of one version one has to look again', async () => {
    await fill('jar-1');
    await Promise.all(Array.from({ length: 8 }, (_, index) => refill('jar-1', index + 2)));
    const jar = await pantry.jars.findById('jar-1').lean();
    expect(jar?.v).toBe(9);
    expect(jar?.outbox.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});
