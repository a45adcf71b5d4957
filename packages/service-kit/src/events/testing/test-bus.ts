import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { CloudEvent } from '@sufra/contracts';
import { z } from 'zod';
import { type BusSettings, queueName } from '../bus-settings.ts';
import { type EventBus, EventOwed, EventUnroutable } from '../event-bus.ts';
import { openEventBus } from '../open-event-bus.ts';
import { aNamespace } from './broker.ts';
import { countedObservations, recordedLog } from './recorded-log.ts';
import { aJarFilled, anEvent, type TestEvents, testEvents } from './test-events.ts';
import { until } from './until.ts';

interface Adapter {
  url: string;
  parkedReasons: (queue: string) => Promise<string[]>;
  sweep: (leftovers: { settings: BusSettings; services: string[] }) => Promise<void>;
}

const pantry = { service: 'pantry', accounts: 'shared' } as const;

/** What both adapters promise. Call it inside a `describe`. */
export function testBus({ url, parkedReasons, sweep }: Adapter): void {
  let buses: EventBus<TestEvents>[];
  let services: Set<string>;
  let settings: BusSettings;
  let observed: ReturnType<typeof countedObservations>;

  beforeEach(() => {
    buses = [];
    services = new Set();
    observed = countedObservations();
    settings = {
      namespace: aNamespace(),
      delaysMs: [30, 90],
      attempts: 3,
      giveUpAfterMs: 0,
      earlyTryMs: 5_000,
      prefetch: 10,
      window: 100,
      publishTimeoutMs: 3_000,
      handlerTimeoutMs: 2_000,
      closeTimeoutMs: 2_000,
      heartbeatSeconds: 5,
      reconnectMs: { first: 50, longest: 200 },
    };
  });

  afterEach(async () => {
    await Promise.all(buses.map(bus => bus.close()));
    await sweep({ settings, services: [...services] });
  });

  function openBus(overrides: Partial<BusSettings> = {}): EventBus<TestEvents> {
    const { log } = recordedLog();
    const bus = openEventBus({
      url,
      ...pantry,
      registry: testEvents,
      log,
      observe: observed.observe,
      ...settings,
      ...overrides,
    });
    buses.push(bus);
    const subscribe = bus.subscribe.bind(bus);
    bus.subscribe = subscription => {
      services.add(subscription.service);
      subscribe(subscription);
    };
    return bus;
  }

  const queueOf = (service: string) => queueName(settings, { service });
  const ready = (bus: EventBus<TestEvents>) =>
    until(() => bus.status().state === 'up', { what: 'readiness' });

  /** As the outbox does. */
  async function publish(bus: EventBus<TestEvents>, event: CloudEvent): Promise<void> {
    await until(() =>
      bus.publish(event).then(
        () => true,
        error => {
          if (error instanceof EventOwed) return false;
          throw error;
        },
      ),
    );
  }

  test('a published event reaches each service that listens, whole', async () => {
    const bus = openBus();
    const got: [string, CloudEvent][] = [];
    for (const service of ['kitchen', 'market']) {
      bus.subscribe({ service, types: ['jar.filled'], handler: async event => got.push([service, event]) });
    }
    await ready(bus);
    const event = aJarFilled({ requestid: 'request-1' });
    await publish(bus, event);
    await until(() => got.length === 2);
    expect(new Map(got)).toEqual(
      new Map([
        ['kitchen', event],
        ['market', event],
      ]),
    );
  });

  test('parked events are looked at as often as one likes, and handled again: one, or all', async () => {
    const bus = openBus();
    const done: string[] = [];
    let isClean = false;
    bus.subscribe({
      service: 'kitchen',
      types: ['jar.filled'],
      handler: async ({ id }) => {
        if (!isClean) throw new Error('the spoon is dirty');
        done.push(id);
      },
    });
    await ready(bus);
    const began = Date.now();
    const filled = [aJarFilled(), aJarFilled(), aJarFilled()];
    for (const event of filled) await publish(bus, event);
    const parkedIds = async () => (await bus.look()).letters.map(({ id }) => id);
    // Each look takes messages out of their queues for a moment, in the way of what it waits for.
    await until(() => observed.count('parked') === 3);
    await until(async () => (await bus.look()).parked === 3);
    for (let at = 0; at < 3; at += 1)
      expect((await parkedIds()).toSorted()).toEqual(filled.map(({ id }) => id).toSorted());
    const { letters, waiting, failingSince } = await bus.look();
    expect([waiting, failingSince]).toEqual([0, []]);
    for (const letter of letters) {
      expect(letter).toMatchObject({
        type: 'jar.filled',
        source: filled[0]?.source,
        reason: 'the spoon is dirty',
        tries: 3,
      });
      const [from, first, last] = [letter.publishedAt, letter.firstFailedAt, letter.parkedAt].map(Number);
      expect(from).toBeLessThanOrEqual(Number(first));
      expect(first).toBeLessThanOrEqual(Number(last));
      expect(first).toBeGreaterThanOrEqual(began);
    }

    isClean = true;
    expect(await bus.replayParked({ eventId: 'no such event' })).toBe(0);
    expect(await bus.replayParked({ eventId: filled[1]?.id })).toBe(1);
    await until(() => done.length === 1);
    expect(done).toEqual([filled[1]?.id]);
    expect(await bus.replayParked({})).toBe(2);
    await until(() => done.length === 3);
    expect(await bus.look()).toMatchObject({ parked: 0, letters: [] });
  });

  test('of what waits to be tried again it is told since when it fails', async () => {
    const bus = openBus({ delaysMs: [600_000] });
    settings.delaysMs = [600_000];
    const handler = async () => {
      throw new Error('the lid is stuck');
    };
    bus.subscribe({ service: 'kitchen', types: ['jar.filled'], handler });
    await ready(bus);
    const began = Date.now();
    await bus.publish(aJarFilled()).catch(error => {
      if (!(error instanceof EventOwed)) throw error;
    });
    await until(async () => (await bus.look()).waiting === 1);
    const { failingSince } = await bus.look();
    expect(failingSince).toHaveLength(1);
    expect(Number(failingSince[0])).toBeGreaterThanOrEqual(began);
    expect((await bus.look()).waiting).toBe(1);
  });

  test('two replicas of a service share its events, each event going to one of them', async () => {
    const counts = [0, 0];
    const replicas = [openBus(), openBus()];
    for (const [index, replica] of replicas.entries()) {
      const handler = async () => {
        counts[index] = (counts[index] ?? 0) + 1;
      };
      replica.subscribe({ service: 'kitchen', types: ['jar.filled'], handler, prefetch: 1 });
      await ready(replica);
    }
    const [bus] = replicas;
    if (bus) await Promise.all(Array.from({ length: 20 }, () => publish(bus, aJarFilled())));
    await until(() => (counts[0] ?? 0) + (counts[1] ?? 0) >= 20);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBe(20);
  });

  test('a handler that fails gets the event again after growing delays, with the attempt counted', async () => {
    const bus = openBus();
    const attempts: { attempt: number; at: number }[] = [];
    const handler = async (_: CloudEvent, { attempt }: { attempt: number }) => {
      attempts.push({ attempt, at: performance.now() });
      if (attempt < 3) throw new Error('the spoon is dirty');
    };
    bus.subscribe({ service: 'kitchen', types: ['jar.filled'], handler });
    await ready(bus);
    await publish(bus, aJarFilled());
    await until(() => attempts.length === 3);
    const times = attempts.map(({ at }) => at);
    expect(attempts.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(25);
    expect((times[2] ?? 0) - (times[1] ?? 0)).toBeGreaterThanOrEqual(80);
    expect(observed.count('retried')).toBe(2);
    await until(() => observed.count('delivered') === 1);
    expect(await parkedReasons(queueOf('kitchen'))).toEqual([]);
  });

  test('an event that always fails is parked with the reason, and its neighbours flow', async () => {
    const bus = openBus();
    const labels: string[] = [];
    const handler = async ({ data }: CloudEvent<{ label: string }>) => {
      if (data.label === 'glue') throw new Error('this is no food');
      labels.push(data.label);
    };
    bus.subscribe({ service: 'kitchen', types: ['jar.filled'], handler });
    await ready(bus);
    const all = ['dates', 'glue', 'figs'].map(label =>
      publish(bus, aJarFilled({ data: { label, weight: 1 } })),
    );
    await Promise.all(all);
    await until(() => observed.count('parked') === 1);
    expect(labels.toSorted()).toEqual(['dates', 'figs']);
    expect(await parkedReasons(queueOf('kitchen'))).toEqual(['this is no food']);
    expect(observed.count('retried')).toBe(2);
  });

  test('an event with wrong data is parked at once, without showing the data', async () => {
    const bus = openBus();
    let handled = 0;
    bus.subscribe({
      service: 'kitchen',
      types: ['jar.filled'],
      handler: async () => {
        handled += 1;
      },
    });
    await ready(bus);
    await publish(
      bus,
      anEvent('jar.filled', { dataversion: 2, data: { label: 42, weight: 'someone@example.com' } }),
    );
    await until(() => observed.count('parked') === 1);
    const [reason] = await parkedReasons(queueOf('kitchen'));
    expect(reason).toBe('wrong data for jar.filled: label invalid_type, weight invalid_type');
    expect(handled).toBe(0);
  });

  test('the version before is read as today’s, and what a newer version added is left out', async () => {
    const bus = openBus();
    const data: unknown[] = [];
    bus.subscribe({
      service: 'kitchen',
      types: ['jar.filled'],
      handler: async event => data.push(event.data),
    });
    await ready(bus);
    await publish(bus, anEvent('jar.filled', { dataversion: 1, data: { label: 'old' } }));
    await publish(
      bus,
      anEvent('jar.filled', { dataversion: 3, data: { label: 'new', weight: 5, lid: 'red' } }),
    );
    await until(() => data.length === 2);
    expect(data).toEqual([
      { label: 'old', weight: 0 },
      { label: 'new', weight: 5 },
    ]);
  });

  test('what one version of a service cannot read waits for another, and is parked when none comes', async () => {
    const bus = openBus();
    bus.subscribe({ service: 'kitchen', types: ['jar.filled'], handler: async () => {} });
    await ready(bus);
    const published = anEvent('jar.filled', { dataversion: 3, data: { label: ['a', 'list'], weight: 1 } });
    await publish(bus, published);
    await until(() => observed.count('parked') === 1);
    expect(observed.count('retried')).toBe(2);
    const reason = 'version 3 is newer than 2, and it is no jar.filled: label invalid_type';
    expect(await parkedReasons(queueOf('kitchen'))).toEqual([reason]);
  });

  test('what only a newer replica can read is read by it as soon as it is there', async () => {
    const Label = z.object({ label: z.array(z.string()), weight: z.int() });
    const newer = { ...testEvents, 'jar.filled': { version: 3, owner: 'pantry', data: Label } } as const;
    const old = openBus({ attempts: 1_000, delaysMs: [30] });
    old.subscribe({ service: 'kitchen', types: ['jar.filled'], handler: async () => {} });
    await ready(old);
    const event = anEvent('jar.filled', { dataversion: 3, data: { label: ['figs'], weight: 1 } });
    const publishing = publish(old, event);
    await until(() => observed.count('retried') > 0);
    const { log } = recordedLog();
    const replica = openEventBus({ url, ...pantry, registry: newer, log, ...settings });
    buses.push(replica as unknown as EventBus<TestEvents>);
    const labels: string[][] = [];
    replica.subscribe({
      service: 'kitchen',
      types: ['jar.filled'],
      handler: async ({ data }) => labels.push(data.label),
    });
    await until(() => labels.length > 0);
    await publishing;
    expect({ labels, parked: await parkedReasons(queueOf('kitchen')) }).toEqual({
      labels: [['figs']],
      parked: [],
    });
  });

  test('an event whose failures are not old enough is not parked, however many there are', async () => {
    const bus = openBus({ giveUpAfterMs: 3_600_000, delaysMs: [5] });
    const tries: boolean[] = [];
    const handler = async (_: CloudEvent, { isLast }: { isLast: boolean }) => {
      tries.push(isLast);
      if (tries.length < 8) throw new Error('not yet');
    };
    bus.subscribe({ service: 'kitchen', types: ['jar.filled'], handler });
    await ready(bus);
    await publish(bus, aJarFilled());
    await until(() => observed.count('delivered') === 1);
    expect({ tries, parked: observed.count('parked') }).toEqual({ tries: Array(8).fill(false), parked: 0 });
  });

  const longWait = { delaysMs: [5, 3_600_000], attempts: 1_000_000 };

  test('once a fault is over, an early try that succeeds brings back all that would have waited long', async () => {
    const bus = openBus({ ...longWait, earlyTryMs: 40 });
    const labels = new Set<string>();
    let isOven = false;
    let tries = 0;
    const handler = async ({ data }: CloudEvent<{ label: string }>) => {
      tries += 1;
      if (!isOven) throw new Error('the oven is off');
      labels.add(data.label);
    };
    bus.subscribe({ service: 'kitchen', types: ['jar.filled'], handler });
    await ready(bus);
    const wanted = Array.from({ length: 60 }, (_, index) => `jar ${index}`);
    const publishing = wanted.map(label => publish(bus, aJarFilled({ data: { label, weight: 1 } })));
    // Each once, some again after the short wait, and then a few early ones.
    await until(() => tries > 90);
    isOven = true;
    await Promise.all(publishing);
    await until(() => labels.size === wanted.length);
    expect([...labels].toSorted()).toEqual(wanted.toSorted());
  });

  test('an operator brings back at once what waits, and is told how much', async () => {
    const bus = openBus({ ...longWait, earlyTryMs: 1_000_000 });
    let isOven = false;
    const handler = async () => {
      if (!isOven) throw new Error('the oven is off');
    };
    bus.subscribe({ service: 'kitchen', types: ['jar.filled'], handler });
    await ready(bus);
    const publishing = [aJarFilled(), aJarFilled(), aJarFilled()].map(event => publish(bus, event));
    await until(async () => (await bus.backlogs())[0]?.waiting === 3 && observed.count('retried') === 6);
    expect(await bus.backlogs()).toEqual([
      { queue: queueOf('kitchen'), queued: 0, waiting: 3, oldestWaitingMs: expect.any(Number), parked: 0 },
    ]);
    isOven = true;
    expect(await bus.retryNow()).toBe(3);
    await Promise.all(publishing);
    await until(() => observed.count('delivered') === 3);
    expect(await bus.retryNow()).toBe(0);
  });

  test('an urgent event never waits long', async () => {
    const bus = openBus({ ...longWait, earlyTryMs: 1_000_000 });
    let tries = 0;
    const handler = async () => {
      tries += 1;
      if (tries < 6) throw new Error('the broom is away');
    };
    bus.subscribe({ service: 'kitchen', types: ['jar.broken'], handler });
    await ready(bus);
    await publish(bus, anEvent('jar.broken'));
    await until(() => observed.count('delivered') === 1);
    expect(tries).toBe(6);
  });

  test('an event that this version does not know is counted, tried again for its siblings, and parked', async () => {
    const newer = {
      ...testEvents,
      'jar.painted': { version: 1, owner: 'pantry', data: testEvents['jar.admired'].data },
    } as const;
    const { log } = recordedLog();
    const sibling = openEventBus({ url, ...pantry, registry: newer, log, ...settings });
    buses.push(sibling);
    const old = openBus();
    let handled = 0;
    sibling.subscribe({
      service: 'kitchen',
      types: ['jar.painted'],
      handler: async () => {
        handled += 1;
      },
    });
    await ready(sibling);
    await sibling.close();
    old.subscribe({ service: 'kitchen', types: ['jar.filled'], handler: async () => {} });
    await ready(old);
    await publish(old, anEvent('jar.painted'));
    await until(() => observed.count('unknown') === 3);
    await until(() => observed.count('parked') === 1);
    const parked = await parkedReasons(queueOf('kitchen'));
    expect({ handled, parked }).toEqual({ handled: 0, parked: ['this service does not know the type'] });
  });

  test('an event that no service listens to is refused, unless it is open to all', async () => {
    const bus = openBus();
    await ready(bus);
    await expect(bus.publish(aJarFilled())).rejects.toThrow(EventUnroutable);
    await expect(bus.publish(anEvent('jar.admired'))).resolves.toBeUndefined();
    expect(observed.count('returned')).toBe(1);
  });

  test('a reader that starts later gets what was published before', async () => {
    const bus = openBus();
    const got: string[] = [];
    bus.subscribe({ service: 'till', types: ['jar.sold'], handler: async () => got.push('till') });
    services.add('ledger');
    await ready(bus);
    const publishing = publish(bus, anEvent('jar.sold'));
    await until(() => got.includes('till'));
    const late = openBus();
    late.subscribe({ service: 'ledger', types: ['jar.sold'], handler: async () => got.push('ledger') });
    await publishing;
    await until(() => got.includes('ledger'));
    expect(got).toEqual(['till', 'ledger']);
  });

  test('the same event published twice never runs twice at once', async () => {
    const bus = openBus();
    let running = 0;
    let most = 0;
    const handler = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(resolve => setTimeout(resolve, 50));
      running -= 1;
    };
    bus.subscribe({ service: 'kitchen', types: ['jar.filled'], handler });
    await ready(bus);
    const event = aJarFilled();
    await Promise.all([publish(bus, event), publish(bus, event)]);
    await publish(bus, event);
    await until(() => running === 0 && observed.count('delivered') >= 2);
    expect(most).toBe(1);
  });

  test('a handler that hangs is given up after its time, its signal raised, and the event tried again', async () => {
    const bus = openBus({ handlerTimeoutMs: 60 });
    const signals: AbortSignal[] = [];
    const handler = async (_: CloudEvent, { attempt, signal }: { attempt: number; signal: AbortSignal }) => {
      signals.push(signal);
      if (attempt === 1) await new Promise(() => {});
    };
    bus.subscribe({ service: 'kitchen', types: ['jar.filled'], handler });
    await ready(bus);
    await publish(bus, aJarFilled());
    await until(() => observed.count('delivered') === 1);
    expect({ runs: signals.length, aborted: signals[0]?.aborted }).toEqual({ runs: 2, aborted: true });
  });

  test('closing waits for the handler that runs', async () => {
    const bus = openBus();
    let finished = false;
    let begun = false;
    const handler = async () => {
      begun = true;
      await new Promise(resolve => setTimeout(resolve, 150));
      finished = true;
    };
    bus.subscribe({ service: 'kitchen', types: ['jar.filled'], handler });
    await ready(bus);
    const publishing = bus.publish(aJarFilled()).catch(() => undefined);
    await until(() => begun);
    await bus.close();
    await publishing;
    expect(finished).toBe(true);
    expect(bus.status()).toMatchObject({ state: 'down', canPublish: false });
    await expect(bus.publish(aJarFilled())).rejects.toThrow();
  });
}
