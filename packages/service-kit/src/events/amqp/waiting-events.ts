import type { Channel, ChannelModel, GetMessage } from 'amqplib';
import { type BusSettings, longDelaysMs } from '../bus-settings.ts';
import { chooseEarly } from '../choose-early.ts';
import type { Backlog } from '../event-bus.ts';
import type { Tries } from '../handle-delivery.ts';
import { isMissing } from './broker-error.ts';
import { triesOf } from './message-copy.ts';
import { onChannel } from './on-channel.ts';
import { deadLetterQueue, delayQueue } from './topology.ts';
import type { createTriedAgain } from './tried-again.ts';

interface Options {
  queue: string;
  settings: BusSettings;
  current: () => ChannelModel | undefined;
  triedAgain: ReturnType<typeof createTriedAgain>;
}

/** So many are looked at where few are wanted, to find one of each type. */
const lookedAt = 20;

const described = (message: GetMessage) => ({
  message,
  type: String(message.properties.type),
  ...triesOf(message),
});

/**
 * The events of one queue that failed and wait in its delay queues. Nothing is published to bring one back: the broker moves what is
 * rejected, and lets go of it only when the queue has it.
 */
export function createWaitingEvents({ queue, settings, current, triedAgain }: Options) {
  let oldest: number | undefined;

  async function take(channel: Channel, { from, count }: { from: string; count: number }) {
    const taken: ReturnType<typeof described>[] = [];
    while (taken.length < count) {
      const message = await channel.get(from);
      if (!message) break;
      taken.push(described(message));
    }
    return taken;
  }

  async function releaseFrom(channel: Channel, { from, count }: { from: string; count: number }) {
    const looked = await take(channel, { from, count: Math.max(count, lookedAt) });
    const chosen = new Set(chooseEarly(looked, count));
    for (const one of looked) channel.nack(one.message, false, !chosen.has(one));
    const since = looked.map(({ failingSince = Date.now() }) => failingSince);
    return { released: chosen.size, oldestSince: Math.min(...since) };
  }

  async function count(model: ChannelModel, name: string): Promise<number> {
    try {
      return (await onChannel(model, channel => channel.checkQueue(name))).messageCount;
    } catch (error) {
      if (isMissing(error)) return 0;
      throw error;
    }
  }

  return {
    /** One that was tried again goes back to those that wait, and is known before they are looked at the next time. */
    failedAgain({ failingSince = Date.now() }: Tries): void {
      oldest = Math.min(oldest ?? failingSince, failingSince);
    },

    /** Of those that wait long; a short wait is over by itself. */
    async release(wanted: number): Promise<number> {
      const model = current();
      if (!model) return 0;
      let released = 0;
      let oldestSince = Number.POSITIVE_INFINITY;
      for (const ms of longDelaysMs(settings)) {
        const from = delayQueue(queue, ms);
        const some = await onChannel(model, channel =>
          releaseFrom(channel, { from, count: wanted - released }),
        );
        released += some.released;
        oldestSince = Math.min(oldestSince, some.oldestSince);
        if (released >= wanted) break;
      }
      oldest = Number.isFinite(oldestSince) ? oldestSince : undefined;
      return released;
    },

    async releaseAll(): Promise<number> {
      const model = current();
      if (!model) throw new Error('RabbitMQ is away');
      let released = 0;
      for (const ms of new Set(settings.delaysMs)) {
        const from = delayQueue(queue, ms);
        // What fails again meanwhile waits for the next time.
        const waiting = await count(model, from);
        const taken = await onChannel(model, async channel => {
          const all = await take(channel, { from, count: waiting });
          for (const { message } of all) channel.nack(message, false, false);
          return all.length;
        });
        released += taken;
      }
      return released;
    },

    /** Since when those that wait have failed, the first of them. */
    async failingSince(most: number): Promise<Date[]> {
      const model = current();
      if (!model) throw new Error('RabbitMQ is away');
      const found: Date[] = [];
      for (const ms of new Set(settings.delaysMs)) {
        const taken = await onChannel(model, async channel => {
          const some = await take(channel, { from: delayQueue(queue, ms), count: most - found.length });
          for (const { message } of some) channel.nack(message, false, true);
          return some;
        });
        found.push(...taken.map(({ failingSince = Date.now() }) => new Date(failingSince)));
      }
      return found;
    },

    async backlog(): Promise<Backlog> {
      const model = current();
      if (!model) throw new Error('RabbitMQ is away');
      const delays = [...new Set(settings.delaysMs)].map(ms => delayQueue(queue, ms));
      const [queued = 0, parked = 0, ...waiting] = await Promise.all(
        [queue, deadLetterQueue(queue), ...delays].map(name => count(model, name)),
      );
      const inQueues = waiting.reduce((all, one) => all + one, 0);
      const underWay = triedAgain.failingSince();
      const since = Math.min(...underWay, (inQueues > 0 && oldest) || Number.POSITIVE_INFINITY);
      const oldestWaitingMs = Number.isFinite(since) ? Math.max(0, Date.now() - since) : 0;
      return { queue, queued, waiting: inQueues + underWay.length, oldestWaitingMs, parked };
    },
  };
}
