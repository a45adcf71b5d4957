import { createSlots } from '../../jobs/slots.ts';
import type { BusContext } from '../bus-context.ts';
import { delayAfter, queueName } from '../bus-settings.ts';
import { type EventBus, EventUnroutable } from '../event-bus.ts';
import type { EventRegistry } from '../event-registry.ts';
import { handleDelivery } from '../handle-delivery.ts';
import { withinTime } from '../time-limit.ts';
import { createMemoryHub, type MemoryHub } from './memory-hub.ts';
import type { Failure } from './memory-queue.ts';

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
      const handle = async (content: Buffer, attempt: number) => {
        await slots.take();
        const work = handleDelivery({
          context,
          subscription,
          queue,
          content,
          attempt,
          closing: closing.signal,
        });
        running.add(work);
        try {
          return await work;
        } finally {
          running.delete(work);
          slots.give();
        }
      };
      const consumer = {
        handle,
        delayAfter: (attempt: number) => delayAfter(settings, attempt),
        retried: ({ event: { id, type }, attempt, reason }: Failure) => {
          log.warn({ queue, id, type, attempt, reason }, 'an event will be tried again');
          observe({ what: 'retried', type, queue });
        },
        parked: ({ event: { id, type }, attempt, reason }: Failure) => {
          log.error({ queue, id, type, attempt, reason }, 'an event is parked');
          observe({ what: 'parked', type, queue });
        },
      };
      leave.push(hub.queue(queue).addConsumer(consumer, subscription.types));
    },

    status: () => ({ state: closed ? 'down' : 'up', canPublish: !closed, detail: 'in memory' }),

    async close() {
      closed = true;
      for (const go of leave.splice(0)) go();
      const work = Promise.allSettled(running);
      await withinTime(work, { ms: settings.closeTimeoutMs, what: 'finishing event handlers' }).catch(error =>
        log.warn({ reason: error.message }, 'event handlers were cut off'),
      );
      closing.abort();
    },
  };
}
