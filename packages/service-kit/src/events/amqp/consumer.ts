import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Channel, ChannelModel, ConsumeMessage } from 'amqplib';
import { createTurns } from '../../jobs/turns.ts';
import type { BusContext } from '../bus-context.ts';
import { delayAfter, queueName } from '../bus-settings.ts';
import { startEarlyTries } from '../early-tries.ts';
import { EventUnroutable, type Subscription } from '../event-bus.ts';
import { type EventRegistry, isUrgent } from '../event-registry.ts';
import { handleDelivery, type Verdict } from '../handle-delivery.ts';
import { type LookedAt, mostLookedAt } from '../parked-events.ts';
import { withinTime } from '../time-limit.ts';
import { shut } from './keep-channel.ts';
import { againLater, notNow, parked, triesOf } from './message-copy.ts';
import { createParkedQueue } from './parked-queue.ts';
import { publishedBy } from './published-by.ts';
import type { Message, Publisher } from './publisher.ts';
import { declareQueue, isEarly } from './topology.ts';
import { createTriedAgain } from './tried-again.ts';
import { createWaitingEvents } from './waiting-events.ts';

interface Consume<R extends EventRegistry> {
  context: BusContext<R>;
  subscription: Subscription<R>;
  publisher: Publisher;
  current: () => ChannelModel | undefined;
}

interface Settled {
  id: unknown;
  attempt: number;
  delayMs: number;
}

/** One subscription: takes messages from its queue and settles each in exactly one way. */
export function createConsumer<R extends EventRegistry>({
  context,
  subscription,
  publisher,
  current,
}: Consume<R>) {
  const { settings, log, observe, registry } = context;
  const queue = queueName(settings, subscription);
  const triedAgain = createTriedAgain();
  const waiting = createWaitingEvents({ queue, settings, current, triedAgain });
  const parkedQueue = createParkedQueue({ queue, current, log });
  const early = startEarlyTries({
    everyMs: settings.earlyTryMs,
    release: waiting.release,
    failed: error => log.debug({ queue, reason: String(error) }, 'no event can be tried early now'),
  });
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
    const tries = triesOf(message);
    const isFirst = isUrgent(registry, String(message.properties.type));
    const from = publishedBy({ queue, message, accounts: context.accounts });
    const original = { message, queue, from };
    if (tries.attempt > 1 && !isEarly(queue, message) && !early.mayTry(isFirst)) {
      const delayMs = delayAfter(settings, { attempt: Number.POSITIVE_INFINITY, isUrgent: isFirst });
      if (await movedOn(channel, notNow(original, delayMs))) channel.ack(message);
      return;
    }
    const { content } = message;
    const { signal } = closing;
    const delivery = { context, subscription, queue, content, tries, publishedBy: from, closing: signal };
    const verdict = await triedAgain.during(tries, () => handleDelivery(delivery));
    if (verdict.to === 'acknowledge') {
      if (tries.attempt > 1) early.succeeded();
      return channel.ack(message);
    }
    early.failed();
    const delayMs = delayAfter(settings, { attempt: tries.attempt, isUrgent: isFirst });
    const { reason } = verdict;
    const copy = verdict.to === 'park' ? parked(original, reason) : againLater(original, delayMs);
    if (!(await movedOn(channel, copy))) return;
    if (verdict.to === 'retry') waiting.failedAgain(tries);
    report(verdict, { id: message.properties.messageId, attempt: tries.attempt, delayMs });
    channel.ack(message);
  }

  function report({ to, type, reason }: Exclude<Verdict, { to: 'acknowledge' }>, details: Settled) {
    const { delayMs, ...settled } = { queue, type, reason, ...details };
    if (to === 'park') log.error(settled, 'an event is parked');
    else log.warn({ ...settled, delayMs }, 'an event failed and will be tried again');
    observe({ what: to === 'park' ? 'parked' : 'retried', type, queue });
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
    backlog: waiting.backlog,
    /** The broker counts what was handed back a moment later than it hands it out again. */
    async look(): Promise<LookedAt> {
      const counted = await waiting.backlog();
      const letters = await parkedQueue.look();
      const inQueues = await waiting.failingSince(mostLookedAt);
      const underWay = triedAgain.failingSince().map(since => new Date(since));
      const failingSince = [...underWay, ...inQueues].slice(0, mostLookedAt);
      return {
        queued: counted.queued,
        waiting: Math.max(counted.waiting, failingSince.length),
        failingSince,
        parked: Math.max(counted.parked, letters.length),
        letters,
      };
    },
    replayParked: parkedQueue.replay,
    retryNow: waiting.releaseAll,
    async close(): Promise<void> {
      const released = early.stop();
      const { closeTimeoutMs: ms } = settings;
      const last = consuming && !gone.has(consuming.channel) ? consuming : undefined;
      if (last)
        await withinTime(last.channel.cancel(last.tag), { ms: ms / 4, what: 'cancelling' }).catch(
          () => undefined,
        );
      isClosed = true;
      await withinTime(released, { ms: ms / 4, what: 'ending early tries' }).catch(() => undefined);
      await withinTime(Promise.all(running), { ms, what: 'finishing event handlers' }).catch(error =>
        log.warn({ queue, reason: error.message }, 'event handlers were cut off'),
      );
      closing.abort();
      // flushes the acknowledgements, which closing the connection would not
      if (last) await withinTime(shut(last.channel), { ms: ms / 4, what: 'closing' }).catch(() => undefined);
    },
  };
}
