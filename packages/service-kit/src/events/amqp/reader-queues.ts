import type { Channel, ChannelModel } from 'amqplib';
import type { BusContext } from '../bus-context.ts';
import { queueName } from '../bus-settings.ts';
import type { EventRegistry } from '../event-registry.ts';
import { isRefused, isUnlike } from './broker-error.ts';
import { onChannel } from './on-channel.ts';
import { bindQueue, declareOutgoing, declareQueue } from './topology.ts';

/**
 * Makes sure that every reader's queue is there before an event is published. Mandatory routing only sees that there is
 * some queue: a reader that was never started yet would miss what was published before its first start.
 */
export function createReaderQueues<R extends EventRegistry>(context: BusContext<R>, service: string) {
  const { registry, settings, accounts, log } = context;
  let known = new Map<string, Promise<unknown>>();

  async function make(
    model: ChannelModel,
    binding: { queue: string; types: readonly string[] },
  ): Promise<void> {
    try {
      await onChannel(model, channel => declareQueue(channel, context, binding));
    } catch (error) {
      if (!isUnlike(error)) throw error;
      log.warn({ queue: binding.queue }, 'the queue has other arguments than ours; it is used as it is');
      await onChannel(model, channel => bindQueue(channel, context, binding));
    }
  }

  /**
   * With an account of its own a service may make no queue of another's: the broker's definitions have. From RabbitMQ 4.2.6 on it
   * may not look either, and then there is the definitions' word for it.
   */
  const see = (model: ChannelModel, { queue }: { queue: string }) =>
    onChannel(model, (channel: Channel) => channel.checkQueue(queue)).catch(error => {
      if (!isRefused(error)) throw error;
    });

  const ensureReader = accounts ? see : make;

  async function ensureAll(model: ChannelModel, type: string): Promise<void> {
    await onChannel(model, channel => declareOutgoing(channel, context, service));
    const { readers = [] } = registry[type] ?? {};
    const queues = readers.map(reader => queueName(settings, { service: reader }));
    await Promise.all(queues.map(queue => ensureReader(model, { queue, types: [type] })));
  }

  return {
    /** After a reconnection or a returned message nothing is certain. */
    forget: () => {
      known = new Map();
    },
    async ensure(model: ChannelModel, type: string): Promise<void> {
      const pending = known.get(type) ?? ensureAll(model, type);
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
