import type { CloudEvent } from '@sufra/contracts';
import { EventOwed, EventUnroutable } from '../event-bus.ts';
import { withinTime } from '../time-limit.ts';
import { createMemoryQueue, type MemoryDelivery, type MemoryQueue } from './memory-queue.ts';

/** Events that are owed at one time. Past it the outboxes hold the rest. */
const largestDebt = 10_000;

/**
 * What the services of one process share instead of a broker. Nothing here survives a kill, therefore a publisher is
 * told "published" only when every handler has finished: until then its outbox keeps the event and offers it again,
 * after a restart too. An event offered again while it is still being worked on joins that work.
 */
export function createMemoryHub() {
  const queues = new Map<string, MemoryQueue>();
  const debts = new Map<string, Map<string, MemoryDelivery>>();

  function debtOf(event: CloudEvent): Map<string, MemoryDelivery> {
    const known = debts.get(event.id);
    if (known) return known;
    if (debts.size >= largestDebt) forgetFinished();
    if (debts.size >= largestDebt) throw new Error('the memory bus is full');
    const debt = new Map<string, MemoryDelivery>();
    debts.set(event.id, debt);
    return debt;
  }

  /** Its publisher has gone without coming back for the outcome. */
  function forgetFinished(): void {
    for (const [id, debt] of debts) if (isPaid(debt)) debts.delete(id);
  }

  return {
    queues,
    queue(name: string): MemoryQueue {
      const queue = queues.get(name) ?? createMemoryQueue(name);
      queues.set(name, queue);
      return queue;
    },
    async publish(
      event: CloudEvent,
      { readers, timeoutMs }: { readers?: readonly string[]; timeoutMs: number },
    ) {
      const bound = [...queues.values()].filter(queue => queue.types.has(event.type));
      if (bound.length === 0 && readers?.length === 0) return;
      if (bound.length === 0 && !readers) throw new EventUnroutable(`no service listens to ${event.type}`);
      const debt = debtOf(event);
      for (const queue of bound) if (!debt.has(queue.name)) debt.set(queue.name, queue.deliver(event));
      const outcomes = Promise.all([...debt.values()].map(delivery => delivery.firstOutcome));
      await withinTime(outcomes, { ms: timeoutMs, what: `handling ${event.type}` }).catch(owed);
      const missing = (readers ?? []).filter(reader => !debt.has(reader));
      const unfinished = [...debt].filter(([, delivery]) => !delivery.done).map(([name]) => name);
      if (missing.length + unfinished.length > 0) {
        throw new EventOwed(`${event.type} is still owed to ${[...missing, ...unfinished].join(', ')}`);
      }
      debts.delete(event.id);
    },
  };
}

export type MemoryHub = ReturnType<typeof createMemoryHub>;

const isPaid = (debt: Map<string, MemoryDelivery>) => [...debt.values()].every(delivery => delivery.done);

function owed(error: Error): never {
  throw new EventOwed(error.message);
}
