import type { CloudEvent } from '@sufra/contracts';
import { createSlots } from '../../jobs/slots.ts';
import type { BusContext } from '../bus-context.ts';
import { delayAfter, longWaitMs, queueName } from '../bus-settings.ts';
import { type EarlyTries, startEarlyTries } from '../early-tries.ts';
import { type EventBus, EventUnroutable } from '../event-bus.ts';
import { type EventRegistry, isUrgent } from '../event-registry.ts';
import { handleDelivery, type Tries } from '../handle-delivery.ts';
import { mostLookedAt, type ParkedLetter, together } from '../parked-events.ts';
import { withinTime } from '../time-limit.ts';
import { createMemoryHub, type MemoryHub } from './memory-hub.ts';
import type { DeadLetter, Failure, MemoryQueue } from './memory-queue.ts';

const hubs = new Map<string, MemoryHub>();

export function memoryHub(namespace: string): MemoryHub {
  const hub = hubs.get(namespace) ?? createMemoryHub();
  hubs.set(namespace, hub);
  return hub;
}

export function openMemoryBus<R extends EventRegistry>(context: BusContext<R>): EventBus<R> {
  const { registry, settings, log, observe } = context;
  const hub = memoryHub(settings.namespace);
  const closing = new AbortController();
  const running = new Set<Promise<unknown>>();
  const leave: (() => void)[] = [];
  const queues = new Set<MemoryQueue>();
  const earlyTries: EarlyTries[] = [];
  let closed = false;

  return {
    async publish(event) {
      if (closed) throw new Error('the event bus is closed');
      const began = performance.now();
      const readers = registry[event.type]?.readers?.map(service => queueName(settings, { service }));
      try {
        await hub.publish(event, { readers, timeoutMs: settings.publishTimeoutMs });
      } catch (error) {
        if (error instanceof EventUnroutable) observe({ what: 'returned', type: event.type });
        throw error;
      }
      observe({ what: 'published', type: event.type, ms: performance.now() - began });
    },

    subscribe(subscription) {
      const queue = queueName(settings, subscription);
      const slots = createSlots(subscription.prefetch ?? settings.prefetch);
      const memoryQueue = hub.queue(queue);
      queues.add(memoryQueue);
      const early = startEarlyTries({
        everyMs: settings.earlyTryMs,
        release: async count => memoryQueue.release(count, longWaitMs(settings)),
        failed: error => log.debug({ queue, reason: String(error) }, 'no event can be tried early now'),
      });
      earlyTries.push(early);
      const isFirst = ({ type }: { type: string }) => isUrgent(registry, type);
      const handle = async (event: CloudEvent, tries: Tries) => {
        await slots.take({ isFirst: isFirst(event) });
        const work = handleDelivery({
          context,
          subscription,
          queue,
          content: Buffer.from(JSON.stringify(event)),
          tries,
          closing: closing.signal,
        });
        running.add(work);
        try {
          const verdict = await work;
          if (verdict.to !== 'acknowledge') early.failed();
          else if (tries.attempt > 1) early.succeeded();
          return verdict;
        } finally {
          running.delete(work);
          slots.give();
        }
      };
      const consumer = {
        handle,
        delayAfter: (event: CloudEvent, attempt: number) =>
          delayAfter(settings, { attempt, isUrgent: isFirst(event) }),
        mayTry: (event: CloudEvent) => early.mayTry(isFirst(event)),
        retried: ({ event: { id, type }, attempt, reason }: Failure) => {
          log.warn({ queue, id, type, attempt, reason }, 'an event will be tried again');
          observe({ what: 'retried', type, queue });
        },
        parked: ({ event: { id, type }, attempt, reason }: Failure) => {
          log.error({ queue, id, type, attempt, reason }, 'an event is parked');
          observe({ what: 'parked', type, queue });
        },
      };
      leave.push(memoryQueue.addConsumer(consumer, subscription.types));
    },

    status: () => ({ state: closed ? 'down' : 'up', canPublish: !closed, detail: 'in memory' }),

    backlogs: async () =>
      [...queues].map(queue => {
        const waiting = queue.waiting();
        const since = waiting.map(({ failingSince = Date.now() }) => failingSince);
        const oldestWaitingMs = waiting.length > 0 ? Date.now() - Math.min(...since) : 0;
        const parked = queue.deadLetters.length;
        return {
          queue: queue.name,
          queued: queue.queued(),
          waiting: waiting.length,
          oldestWaitingMs,
          parked,
        };
      }),

    look: async () =>
      together(
        [...queues].map(queue => {
          const waiting = queue.waiting();
          return {
            queued: queue.queued(),
            waiting: waiting.length,
            failingSince: waiting
              .slice(0, mostLookedAt)
              .map(({ failingSince = Date.now() }) => new Date(failingSince)),
            parked: queue.deadLetters.length,
            letters: queue.deadLetters.slice(0, mostLookedAt).map(letterOf),
          };
        }),
      ),

    replayParked: async ({ eventId }) => [...queues].reduce((all, queue) => all + queue.replay(eventId), 0),

    retryNow: async () =>
      [...queues].reduce((all, queue) => all + queue.release(Number.POSITIVE_INFINITY), 0),

    async close() {
      closed = true;
      await Promise.all(earlyTries.map(early => early.stop()));
      for (const go of leave.splice(0)) go();
      const work = Promise.allSettled(running);
      await withinTime(work, { ms: settings.closeTimeoutMs, what: 'finishing event handlers' }).catch(error =>
        log.warn({ reason: error.message }, 'event handlers were cut off'),
      );
      closing.abort();
    },
  };
}

const letterOf = ({ event, reason, attempt, firstFailedAt, at }: DeadLetter): ParkedLetter => ({
  id: event.id,
  type: event.type,
  source: event.source,
  publishedAt: new Date(event.time),
  reason,
  tries: attempt,
  firstFailedAt,
  parkedAt: at,
});
