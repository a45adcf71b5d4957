import { createSlots } from '../../jobs/slots.ts';
import { startWorker } from '../../jobs/worker.ts';
import type { BusLog } from '../bus-settings.ts';
import type { EventBus } from '../event-bus.ts';
import type { EventRegistry } from '../event-registry.ts';
import { withinTime } from '../time-limit.ts';
import { onOutboxWrite } from './outbox-plugin.ts';
import { countPending, findDue, makeDue, type OutboxModel, type Pending } from './outbox-store.ts';
import { relayDocument } from './relay-document.ts';

export interface StartRelay {
  models: readonly OutboxModel[];
  bus: Pick<EventBus<EventRegistry>, 'publish' | 'status'>;
  /** What the models' events are. */
  registry: EventRegistry;
  /** The publishing service. */
  source: string;
  log: BusLog;
  pollMs?: number;
  /** How long after a kill another relay takes over what this one held. */
  leaseMs?: number;
  /** Documents at one time. */
  concurrency?: number;
  /** True while events are to wait in their outboxes. */
  isHeld?: () => Promise<boolean>;
  stopTimeoutMs?: number;
}

export interface Relay {
  /** Look now, not at the next poll. Writes through a model with the outbox plugin do it by themselves. */
  nudge(): void;
  pending(): Promise<Pending>;
  /** What could not be published is tried now. Answers how many documents that is. */
  retryNow(): Promise<number>;
  /** Finishes the events in hand and gives their documents back. */
  stop(): Promise<void>;
}

export function startRelay(options: StartRelay): Relay {
  const { models, bus, registry, source, log, pollMs = 500, leaseMs = 13_000, concurrency = 16 } = options;
  const running = new Map<string, Promise<void>>();
  const slots = createSlots(concurrency);
  let stopping = false;
  let warnedAt = Number.NEGATIVE_INFINITY;

  /** An outage fails every document: one line in ten seconds says it as well as a thousand. */
  const failed = (error: unknown) => {
    if (performance.now() - warnedAt < 10_000) return;
    warnedAt = performance.now();
    log.warn({ source, reason: reasonOf(error) }, 'events cannot be published yet; they are kept');
  };

  async function relayOne(model: OutboxModel, id: unknown): Promise<void> {
    try {
      const more = await relayDocument({
        model,
        id,
        registry,
        source,
        bus,
        leaseMs,
        failed,
        isStopping: () => stopping,
      });
      if (more) worker.nudge();
    } catch (error) {
      failed(error);
    }
  }

  /** Takes up what is due until there is no more; what it took up may still be on its way when it ends. */
  async function drain(): Promise<boolean> {
    while (!stopping && bus.status().canPublish && !(await options.isHeld?.())) {
      const due = await Promise.all(models.map(async model => ({ model, ids: await findDue(model, 200) })));
      const fresh = due
        .flatMap(({ model, ids }) => ids.map(id => ({ model, id, key: `${model.modelName} ${id}` })))
        .filter(({ key }) => !running.has(key));
      if (fresh.length === 0) return false;
      for (const { model, id, key } of fresh) {
        await slots.take();
        if (stopping) return false;
        const work = relayOne(model, id).finally(() => {
          running.delete(key);
          slots.give();
        });
        running.set(key, work);
      }
    }
    return false;
  }

  const worker = startWorker({ work: drain, everyMs: pollMs, failed });
  const unwatch = models.map(model => onOutboxWrite(model, worker.nudge));

  return {
    nudge: worker.nudge,
    async pending() {
      const each = await Promise.all(models.map(countPending));
      return {
        count: each.reduce((sum, { count }) => sum + count, 0),
        oldestMs: Math.max(0, ...each.map(({ oldestMs }) => oldestMs)),
      };
    },
    async retryNow() {
      const each = await Promise.all(models.map(makeDue));
      worker.nudge();
      return each.reduce((sum, count) => sum + count, 0);
    },
    async stop() {
      stopping = true;
      for (const off of unwatch) off();
      const ended = worker.stop().then(() => Promise.all(running.values()));
      const ms = options.stopTimeoutMs ?? 2_000;
      await withinTime(ended, { ms, what: 'stopping the relay' }).catch(error =>
        log.warn({ source, reason: reasonOf(error) }, 'the relay was cut off; its leases end by themselves'),
      );
    },
  };
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
