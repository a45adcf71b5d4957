import type { Channel, ChannelModel } from 'amqplib';
import type { BusContext } from '../bus-context.ts';
import { queueName } from '../bus-settings.ts';
import type { EventRegistry } from '../event-registry.ts';
import { shut } from './keep-channel.ts';
import { bindQueue, declareExchange, declareQueue } from './topology.ts';

/**
 * Makes sure that every reader's queue is there before an event is published. Mandatory routing only sees that there is
 * some queue: a reader that was never started yet would miss what was published before its first start.
 */
export function createReaderQueues<R extends EventRegistry>({ registry, settings, log }: BusContext<R>) {
  let known = new Map<string, Promise<void>>();

  async function make(
    model: ChannelModel,
    binding: { queue: string; types: readonly string[] },
  ): Promise<void> {
    try {
      await onChannel(model, async channel => {
        await declareExchange(channel, settings);
        await declareQueue(channel, { settings, ...binding });
      });
    } catch (error) {
      if (!hasOtherArguments(error)) throw error;
      log.warn({ queue: binding.queue }, 'the queue has other arguments than ours; it is used as it is');
      await onChannel(model, channel => bindQueue(channel, { settings, ...binding }));
    }
  }

  return {
    /** After a reconnection or a returned message nothing is certain. */
    forget: () => {
      known = new Map();
    },
    async ensure(model: ChannelModel, type: string): Promise<void> {
      const { readers = [] } = registry[type] ?? {};
      const pending =
        known.get(type) ??
        Promise.all(
          readers.map(service => make(model, { queue: queueName(settings, { service }), types: [type] })),
        ).then(() => undefined);
      known.set(type, pending);
      try {
        await pending;
      } catch (error) {
        known.delete(type);
        throw error;
      }
    },
  };
}

async function onChannel(model: ChannelModel, work: (channel: Channel) => Promise<void>): Promise<void> {
  const channel = await model.createChannel();
  channel.on('error', () => {});
  channel.on('handler-error', () => {});
  try {
    await work(channel);
  } finally {
    await shut(channel);
  }
}

const preconditionFailed = 406;
const hasOtherArguments = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === preconditionFailed;
