import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Channel, ChannelModel, ConsumeMessage } from 'amqplib';
import { createTurns } from '../../jobs/turns.ts';
import type { BusContext } from '../bus-context.ts';
import { delayAfter, queueName } from '../bus-settings.ts';
import { EventUnroutable, type Subscription } from '../event-bus.ts';
import type { EventRegistry } from '../event-registry.ts';
import { handleDelivery } from '../handle-delivery.ts';
import { withinTime } from '../time-limit.ts';
import { shut } from './keep-channel.ts';
import { againLater, attemptOf, parked } from './message-copy.ts';
import { publishedBy } from './published-by.ts';
import type { Message, Publisher } from './publisher.ts';
import { declareQueue } from './topology.ts';

interface Consume<R extends EventRegistry> {
  context: BusContext<R>;
  subscription: Subscription<R>;
  publisher: Publisher;
}

/** One subscription: takes messages from its queue and settles each in exactly one way. */
export function createConsumer<R extends EventRegistry>({ context, subscription, publisher }: Consume<R>) {
  const { settings, log, observe } = context;
  const queue = queueName(settings, subscription);
  const turns = createTurns();
  const running = new Set<Promise<void>>();
  const closing = new AbortController();
  const gone = new WeakSet<Channel>();
  let consuming: { channel: Channel; tag: string } | undefined;
  let isClosed = false;

  async function setUp(channel: Channel): Promise<void> {
    channel.once('close', () => gone.add(channel));
    await declareQueue(channel, context, { queue, types: subscription.types });
    await channel.prefetch(subscription.prefetch ?? settings.prefetch);
    const { consumerTag } = await channel.consume(queue, message => receive(channel, message));
    consuming = { channel, tag: consumerTag };
  }

  /** Must not throw: amqplib would close the channel. */
  function receive(channel: Channel, message: ConsumeMessage | null): void {
    if (isClosed) return;
    if (!message) {
      log.error({ queue }, 'the queue was deleted; it is declared again');
      void shut(channel);
      return;
    }
    // after a cut the broker delivers again what a handler of the old channel is still working on
    const turn = String(message.properties.messageId ?? randomUUID());
    const work = turns(turn, () => settle(channel, message)).catch(error =>
      log.debug(
        { queue, reason: String(error) },
        'a message could not be settled; the broker will deliver it again',
      ),
    );
    running.add(work);
    void work.finally(() => running.delete(work));
  }

  async function settle(channel: Channel, message: ConsumeMessage): Promise<void> {
    if (gone.has(channel)) return;
    const attempt = attemptOf(message);
    const { content } = message;
    const from = publishedBy({ queue, message, accounts: context.accounts });
    const { signal } = closing;
    const delivery = { context, subscription, queue, content, attempt, publishedBy: from, closing: signal };
    const verdict = await handleDelivery(delivery);
    if (verdict.to === 'acknowledge') return channel.ack(message);
    const { type, reason } = verdict;
    const original = { message, queue, from };
    const details = { queue, id: message.properties.messageId, type, attempt, reason };
    if (verdict.to === 'park') {
      if (!(await movedOn(channel, parked(original, reason)))) return;
      log.error(details, 'an event is parked');
      observe({ what: 'parked', type, queue });
    } else {
      const delayMs = delayAfter(settings, attempt);
      if (!(await movedOn(channel, againLater(original, delayMs)))) return;
      log.warn({ ...details, delayMs }, 'an event failed and will be tried again');
      observe({ what: 'retried', type, queue });
    }
    channel.ack(message);
  }

  /** The copy must be safe before the original is acknowledged. Without it the broker keeps the original. */
  async function movedOn(channel: Channel, copy: Message): Promise<boolean> {
    for (;;) {
      if (closing.signal.aborted || gone.has(channel)) return false;
      try {
        await publisher.send(copy);
        return true;
      } catch (error) {
        // the delay or dead-letter queue is gone; a new channel declares it
        if (error instanceof EventUnroutable) return shut(channel).then(() => false);
        await wait(300 + Math.random() * 400, undefined, { ref: false });
      }
    }
  }

  return {
    queue,
    setUp,
    create: (model: ChannelModel) => model.createChannel(),
    async close(): Promise<void> {
      const { closeTimeoutMs: ms } = settings;
      const last = consuming && !gone.has(consuming.channel) ? consuming : undefined;
      if (last)
        await withinTime(last.channel.cancel(last.tag), { ms: ms / 4, what: 'cancelling' }).catch(
          () => undefined,
        );
      isClosed = true;
      await withinTime(Promise.all(running), { ms, what: 'finishing event handlers' }).catch(error =>
        log.warn({ queue, reason: error.message }, 'event handlers were cut off'),
      );
      closing.abort();
      // flushes the acknowledgements, which closing the connection would not
      if (last) await withinTime(shut(last.channel), { ms: ms / 4, what: 'closing' }).catch(() => undefined);
    },
  };
}
