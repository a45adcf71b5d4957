import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Options } from 'amqplib';
import { replayDeadLetters } from '../replay-dead-letters.ts';
import { brokerUrl, describeWithBroker, onBroker } from '../testing/broker.ts';
import { openRabbitBench, type RabbitBench } from '../testing/rabbit-bench.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { aJarFilled } from '../testing/test-events.ts';
import { until } from '../testing/until.ts';
import { deadLetterQueue, outgoingExchange } from './topology.ts';

describeWithBroker('poison and dead letters', () => {
  let bench: RabbitBench;
  let labels: string[];
  let isSpoonClean: boolean;

  beforeEach(async () => {
    bench = await openRabbitBench();
    labels = [];
    isSpoonClean = false;
  });

  afterEach(() => bench.close());

  async function openKitchen() {
    // a confirm that comes later than this is asked for again, and the copy sent twice would be counted twice
    const bus = bench.open({ url: brokerUrl, publishTimeoutMs: 30_000 });
    bus.subscribe({
      service: 'kitchen',
      types: ['jar.filled'],
      handler: async ({ data }) => {
        if (data.label === 'sticky' && !isSpoonClean) throw new Error('the spoon is dirty');
        labels.push(data.label);
      },
    });
    await bench.ready(bus);
    return bus;
  }

  const inject = (content: Buffer, options: Options.Publish = {}) =>
    onBroker(async model => {
      const channel = await model.createConfirmChannel();
      channel.publish(outgoingExchange(bench.settings, 'pantry'), 'jar.filled', content, options);
      await channel.waitForConfirms();
    });

  const labelled = (label: string) => aJarFilled({ data: { label, weight: 1 } });

  const parked = () =>
    onBroker(async model => {
      const channel = await model.createChannel();
      return (await channel.checkQueue(deadLetterQueue(bench.queue('kitchen')))).messageCount;
    });

  const replay = (queue?: string) => {
    const { log, lines } = recordedLog();
    const { namespace } = bench.settings;
    return replayDeadLetters({ url: brokerUrl, namespace, queue, services: ['kitchen', 'nobody'], log }).then(
      result => ({ ...result, lines }),
    );
  };

  test('five kinds of poison among good events are parked with a reason each, and the good ones flow', async () => {
    const bus = await openKitchen();
    const good = Array.from({ length: 50 }, (_, index) => `good-${index}`);
    const publishing = good.map(label => bus.publish(labelled(label)));
    await inject(Buffer.from('not JSON'));
    await inject(Buffer.alloc(0));
    await inject(Buffer.from(JSON.stringify({ ...labelled('x'), specversion: '9' })), {
      messageId: 'a'.repeat(200),
    });
    await inject(Buffer.alloc(10_000_000, 'x'));
    await bus.publish(labelled('sticky'));
    await Promise.all(publishing);
    await until(() => bench.observed.count('parked') === 5);
    await until(() => labels.length === good.length);
    expect(labels.toSorted()).toEqual(good.toSorted());
    expect(bench.observed.count('retried')).toBe(2);
    const reasons = await onBroker(async model => {
      const channel = await model.createChannel();
      const found: unknown[] = [];
      for (let rest = 5; rest > 0; rest -= 1) {
        const message = await channel.get(deadLetterQueue(bench.queue('kitchen')), { noAck: true });
        if (message) found.push(message.properties.headers?.['parked-reason']);
      }
      return found;
    });
    expect(reasons.toSorted()).toEqual([
      'not a CloudEvent: body invalid_type',
      'not a CloudEvent: body invalid_type',
      'not a CloudEvent: specversion invalid_value',
      'the spoon is dirty',
      'too big: 10000000 bytes',
    ]);
  });

  test('headers that a stranger set do no harm', async () => {
    await openKitchen();
    const headers = { attempt: 'many', 'x-death': 'yesterday', deep: { deeper: ['x'.repeat(1000)] } };
    await inject(Buffer.from(JSON.stringify(labelled('sticky'))), { headers });
    await until(() => bench.observed.count('parked') === 1);
    expect(bench.observed.count('retried')).toBe(2);
  });

  test('replay counts without a queue, puts back once with an audit line each, and has nothing to do again', async () => {
    const bus = await openKitchen();
    const event = labelled('sticky');
    await bus.publish(event);
    await until(async () => (await parked()) === 1);
    expect((await replay()).queues).toEqual([{ queue: bench.queue('kitchen'), parked: 1 }]);
    isSpoonClean = true;
    const first = await replay('kitchen');
    expect(first.replayed).toBe(1);
    expect(first.lines[0]).toMatchObject({
      message: 'a parked event was put back',
      details: { id: event.id, type: 'jar.filled', was: { attempt: 3, reason: 'the spoon is dirty' } },
    });
    await until(() => labels.includes('sticky'));
    expect((await replay('kitchen')).replayed).toBe(0);
    expect(labels).toEqual(['sticky']);
    expect(await parked()).toBe(0);
  });

  test('a replayed event has all its attempts again', async () => {
    const bus = await openKitchen();
    await bus.publish(labelled('sticky'));
    await until(async () => (await parked()) === 1);
    await replay(bench.queue('kitchen'));
    await until(() => bench.observed.count('parked') === 2);
    expect(bench.observed.count('retried')).toBe(4);
  });

  test('without its dead-letter queue an event is kept until it is declared again', async () => {
    const bus = await openKitchen();
    await onBroker(async model =>
      (await model.createChannel()).deleteQueue(deadLetterQueue(bench.queue('kitchen'))),
    );
    await bus.publish(labelled('sticky'));
    await until(() => bench.observed.count('parked') === 1);
    expect(await parked()).toBe(1);
  });
});
