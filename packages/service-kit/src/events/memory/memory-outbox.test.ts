import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { EventBus } from '../event-bus.ts';
import { openEventBus } from '../open-event-bus.ts';
import { type Relay, startRelay } from '../outbox/relay.ts';
import { aNamespace } from '../testing/broker.ts';
import { openPantry, type Pantry, record } from '../testing/open-pantry.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { type TestEvents, testEvents } from '../testing/test-events.ts';
import { until } from '../testing/until.ts';

describe('an outbox over the memory bus', () => {
  const { log } = recordedLog();
  let pantry: Pantry;
  let buses: EventBus<TestEvents>[];
  let relays: Relay[];

  beforeEach(async () => {
    pantry = await openPantry();
    buses = [];
    relays = [];
  });

  afterEach(async () => {
    await Promise.all(relays.map(relay => relay.stop()));
    await Promise.all(buses.map(bus => bus.close()));
    await pantry.close();
  });

  /** A process: its hub is its own, so that nothing but the database is left when it dies. */
  function startProcess(handler: (label: string) => Promise<void>) {
    const settings = {
      namespace: aNamespace(),
      delaysMs: [100],
      attempts: 1_000,
      closeTimeoutMs: 10,
      publishTimeoutMs: 500,
    };
    const bus = openEventBus({ url: 'memory:', registry: testEvents, service: 'pantry', log, ...settings });
    bus.subscribe({
      service: 'kitchen',
      types: ['jar.filled'],
      handler: ({ data }) => handler(data.label),
    });
    const options = { models: [pantry.jars], bus, registry: testEvents, source: 'pantry', log, pollMs: 50 };
    const relay = startRelay({ ...options, leaseMs: 1_300, stopTimeoutMs: 10 });
    buses.push(bus);
    relays.push(relay);
    return {
      async kill() {
        await Promise.all([relay.stop(), bus.close()]);
      },
    };
  }

  const fill = (label: string) => {
    const filled = { type: 'jar.filled', data: { label, weight: 1 } } as const;
    return pantry.jars.create(record.recordCreate({ _id: label, label, weight: 1 }, filled));
  };

  test('a kill before the handler finished leads to a delivery after the restart', async () => {
    let begun = 0;
    const first = startProcess(() => {
      begun += 1;
      return new Promise(() => {});
    });
    await fill('dates');
    await until(() => begun === 1);
    await first.kill();
    const got: string[] = [];
    startProcess(async label => {
      got.push(label);
    });
    await until(() => got.includes('dates'));
    await until(async () => (await pantry.jars.findById('dates').lean())?.outbox.length === 0);
    expect(got).toEqual(['dates']);
  });

  test('an event that one service keeps failing does not hold back the others, and leaves the outbox when it is done', async () => {
    const got: string[] = [];
    // However long the others take on a busy machine, it fails until they are through.
    startProcess(async label => {
      if (label === 'glue' && got.length < 40) throw new Error('sticky');
      got.push(label);
    });
    await fill('glue');
    await Promise.all(Array.from({ length: 40 }, (_, index) => fill(`dates-${index}`)));
    await until(() => got.length === 41);
    expect(got.at(-1)).toBe('glue');
    await until(async () => (await pantry.jars.findById('glue').lean())?.outbox.length === 0);
  });
});
