import type { ChannelModel } from 'amqplib';
import type { BusContext } from '../bus-context.ts';
import { type EventBus, EventUnroutable } from '../event-bus.ts';
import { type EventRegistry, isUrgent } from '../event-registry.ts';
import { together } from '../parked-events.ts';
import { withinTime } from '../time-limit.ts';
import { createConsumer } from './consumer.ts';
import { keepChannel } from './keep-channel.ts';
import { keepConnection } from './keep-connection.ts';
import { createPublisher } from './publisher.ts';
import { createReaderQueues } from './reader-queues.ts';
import { outgoingExchange } from './topology.ts';

interface AmqpBus<R extends EventRegistry> {
  url: string;
  service: string;
  context: BusContext<R>;
}

/** Of a quorum queue's two priorities, the upper one begins here. */
const urgentPriority = 5;

type Consumer = ReturnType<typeof createConsumer>;

/** Publishing and consuming have a connection each: one that the broker blocks must not stop the other. */
export function openAmqpBus<R extends EventRegistry>({ url, service, context }: AmqpBus<R>): EventBus<R> {
  const { settings, log, observe, registry } = context;
  const publisher = createPublisher(context);
  const readers = createReaderQueues(context, service);
  const consumers: Consumer[] = [];
  const troubles = new Map<string, string>();
  let isClosed = false;

  const common = { url, settings, log };
  const outward = keepConnection({ ...common, name: `${service} publishes`, connected: startPublisher });
  const inward = keepConnection({ ...common, name: `${service} consumes`, connected: startConsumers });

  const report = (name: string) => (trouble: string | undefined) => {
    if (trouble) troubles.set(name, trouble);
    else troubles.delete(name);
  };

  function startPublisher(model: ChannelModel): void {
    readers.forget();
    const name = 'the publisher';
    const isWanted = () => !isClosed && outward.current() === model;
    void keepChannel({ ...publisher, name, model, report: report(name), isWanted, settings, log });
  }

  function startConsumers(model: ChannelModel): void {
    for (const consumer of consumers) startConsumer(model, consumer);
  }

  function startConsumer(model: ChannelModel, consumer: Consumer): void {
    const name = consumer.queue;
    const isWanted = () => !isClosed && inward.current() === model;
    void keepChannel({ ...consumer, name, model, report: report(name), isWanted, settings, log });
  }

  const cannotPublish = () =>
    outward.trouble() ?? (publisher.isOpen() ? undefined : 'the publisher is not ready');

  async function send(event: Parameters<EventBus<R>['publish']>[0]): Promise<void> {
    const model = outward.current();
    const trouble = cannotPublish();
    if (!model || trouble) throw new Error(trouble ?? 'RabbitMQ is away');
    await readers.ensure(model, event.type);
    const timestamp = Math.floor(Date.parse(event.time) / 1000);
    await publisher.send({
      exchange: outgoingExchange(settings, service),
      key: event.type,
      content: Buffer.from(JSON.stringify(event)),
      properties: {
        // Known to RabbitMQ from 4.0 on; before that a quorum queue has one order.
        ...(isUrgent(registry, event.type) && { priority: urgentPriority }),
        messageId: event.id,
        type: event.type,
        timestamp,
        contentType: 'application/cloudevents+json',
      },
      mandatory: registry[event.type]?.readers?.length !== 0,
    });
  }

  return {
    async publish(event) {
      const began = performance.now();
      try {
        const ms = settings.publishTimeoutMs;
        await withinTime(send(event), { ms, what: `publishing ${event.type}` });
      } catch (error) {
        if (error instanceof EventUnroutable) {
          readers.forget();
          observe({ what: 'returned', type: event.type });
        }
        throw error;
      }
      observe({ what: 'published', type: event.type, ms: performance.now() - began });
    },

    subscribe(subscription) {
      const consumer = createConsumer({ context, subscription, publisher, current: inward.current });
      consumers.push(consumer);
      troubles.set(consumer.queue, 'not consuming yet');
      const model = inward.current();
      if (model) startConsumer(model, consumer);
    },

    status() {
      const publishing = cannotPublish();
      const waiting = [...troubles].map(([name, trouble]) => `${name}: ${trouble}`);
      const detail = publishing ?? inward.trouble() ?? waiting[0];
      return {
        state: detail ? 'down' : 'up',
        canPublish: !publishing,
        detail: detail ?? 'connected to RabbitMQ',
      };
    },

    backlogs: () => Promise.all(consumers.map(({ backlog }) => backlog())),

    look: async () => together(await Promise.all(consumers.map(consumer => consumer.look()))),

    async replayParked(wanted) {
      const replayed = await Promise.all(consumers.map(consumer => consumer.replayParked(wanted)));
      return replayed.reduce((all, one) => all + one, 0);
    },

    async retryNow() {
      const released = await Promise.all(consumers.map(consumer => consumer.retryNow()));
      return released.reduce((all, one) => all + one, 0);
    },

    async close() {
      isClosed = true;
      await Promise.all(consumers.map(consumer => consumer.close()));
      await Promise.all([outward.close(), inward.close()]);
    },
  };
}
