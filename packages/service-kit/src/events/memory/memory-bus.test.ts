import { afterEach, describe, expect, test } from '@jest/globals';
import { type EventBus, EventOwed } from '../event-bus.ts';
import { openEventBus } from '../open-event-bus.ts';
import { aNamespace } from '../testing/broker.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { testBus } from '../testing/test-bus.ts';
import { aJarFilled, type TestEvents, testEvents } from '../testing/test-events.ts';
import { until } from '../testing/until.ts';
import { memoryHub } from './memory-bus.ts';

describe('the memory bus', () => {
  testBus({
    url: 'memory:',
    parkedReasons: async queue => {
      const hub = memoryHub(queue.split('.')[0] ?? '');
      return hub.queue(queue).deadLetters.map(({ reason }) => reason);
    },
    sweep: async () => undefined,
  });
});

describe('the memory bus as an outbox sees it', () => {
  let bus: EventBus<TestEvents>;

  const open = (overrides = {}) => {
    const { log } = recordedLog();
    bus = openEventBus({
      url: 'memory:',
      namespace: aNamespace(),
      registry: testEvents,
      service: 'pantry',
      log,
      delaysMs: [30],
      ...overrides,
    });
    return bus;
  };

  afterEach(() => bus.close());

  test('an event counts as published only when its handler has finished', async () => {
    open();
    const done = Promise.withResolvers<void>();
    let isPublished = false;
    bus.subscribe({ service: 'kitchen', types: ['jar.filled'], handler: () => done.promise });
    const publishing = bus.publish(aJarFilled()).then(() => {
      isPublished = true;
    });
    await new Promise(resolve => setTimeout(resolve, 30));
    expect(isPublished).toBe(false);
    done.resolve();
    await publishing;
    expect(isPublished).toBe(true);
  });

  test('an event that failed is owed at once, worked on behind, and published when asked again', async () => {
    open();
    const attempts: number[] = [];
    const handler = async (_: unknown, { attempt }: { attempt: number }) => {
      attempts.push(attempt);
      if (attempt === 1) throw new Error('the lid is stuck');
    };
    bus.subscribe({ service: 'kitchen', types: ['jar.filled'], handler });
    const event = aJarFilled();
    await expect(bus.publish(event)).rejects.toThrow(EventOwed);
    await until(() => attempts.length === 2);
    await bus.publish(event);
    expect(attempts).toEqual([1, 2]);
  });

  test('a service that succeeded does not get the event again because another one failed', async () => {
    open();
    const got: string[] = [];
    const flaky = async (_: unknown, { attempt }: { attempt: number }) => {
      if (attempt === 1) throw new Error('not yet');
      got.push('flaky');
    };
    bus.subscribe({ service: 'steady', types: ['jar.filled'], handler: async () => got.push('steady') });
    bus.subscribe({ service: 'flaky', types: ['jar.filled'], handler: flaky });
    const event = aJarFilled();
    await expect(bus.publish(event)).rejects.toThrow(EventOwed);
    await until(() => got.length === 2);
    await bus.publish(event);
    expect(got).toEqual(['steady', 'flaky']);
  });

  test('a slow handler does not hold the publisher longer than its time-out', async () => {
    open({ publishTimeoutMs: 40 });
    const done = Promise.withResolvers<void>();
    bus.subscribe({ service: 'kitchen', types: ['jar.filled'], handler: () => done.promise });
    await expect(bus.publish(aJarFilled())).rejects.toThrow(EventOwed);
    done.resolve();
  });
});
