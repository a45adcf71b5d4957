import type { CloudEvent } from '@sufra/contracts';
import { type EventBus, EventOwed } from '../event-bus.ts';
import { type EventRegistry, isWhole } from '../event-registry.ts';
import { withinTime } from '../time-limit.ts';
import type { OutboxEntry } from './outbox-fields.ts';
import { type Claim, claim, clean, type OutboxModel, release } from './outbox-store.ts';

export interface RelayDocument {
  model: OutboxModel;
  id: unknown;
  registry: EventRegistry;
  source: string;
  bus: Pick<EventBus<EventRegistry>, 'publish'>;
  leaseMs: number;
  isStopping: () => boolean;
  failed: (error: unknown) => void;
}

/** Before the lease ends we must have released it, or another relay publishes beside us and the order is lost. */
const spareOf = (leaseMs: number) => Math.min(1_000, leaseMs / 4);

/** Publishes what waits in one document, in its order. True when there is more to do at once. */
export async function relayDocument(relay: RelayDocument): Promise<boolean> {
  const { model, id, leaseMs } = relay;
  const claimed = await claim(model, { id, leaseMs });
  if (!claimed) return false;
  const { confirmed, isHindered } = await publishAll(relay, claimed);
  const remaining = claimed.outbox.filter(entry => !confirmed.includes(entry.id));
  const retryAt = isHindered ? retryTime(remaining[0]) : undefined;
  const { left, isTombstone } = await release(model, { claim: claimed, confirmed, retryAt });
  if (left === 0) await clean(model, { id, isTombstone });
  return left > 0 && !isHindered;
}

/**
 * Those that a newer one of the same kind says all of. They go unpublished: where a reader is away, a document that changes again
 * and again would else carry each of its states with it until there is no room for another.
 */
function replacedIn(outbox: readonly OutboxEntry[], registry: EventRegistry): Set<OutboxEntry> {
  const newest = new Map(outbox.map(entry => [entry.type, entry]));
  return new Set(outbox.filter(entry => isWhole(registry, entry.type) && newest.get(entry.type) !== entry));
}

async function publishAll(relay: RelayDocument, claimed: Claim) {
  const replaced = replacedIn(claimed.outbox, relay.registry);
  const confirmed = [...replaced].map(({ id }) => id);
  let isHindered = false;
  for (const entry of claimed.outbox) {
    if (replaced.has(entry)) continue;
    const ms = claimed.lease.until.getTime() - spareOf(relay.leaseMs) - Date.now();
    if (ms <= 0 || relay.isStopping()) break;
    try {
      await withinTime(relay.bus.publish(eventOf(relay, entry)), { ms, what: `publishing ${entry.type}` });
      confirmed.push(entry.id);
    } catch (error) {
      isHindered = true;
      // the bus has it and goes on trying; what comes after it need not wait
      if (error instanceof EventOwed) continue;
      relay.failed(error);
      break;
    }
  }
  return { confirmed, isHindered };
}

const eventOf = ({ source, id }: RelayDocument, entry: OutboxEntry): CloudEvent => ({
  specversion: '1.0',
  id: entry.id,
  source,
  type: entry.type,
  subject: String(id),
  time: entry.at.toISOString(),
  datacontenttype: 'application/json',
  dataversion: entry.version,
  sequence: String(entry.seq),
  ...(entry.requestid && { requestid: entry.requestid }),
  ...(entry.traceparent && { traceparent: entry.traceparent }),
  data: JSON.parse(entry.data),
});

/** The longer an event has waited, the longer until it is tried again: from a quarter of a second to ten at most. */
function retryTime(oldest: OutboxEntry | undefined): Date {
  const age = oldest ? Date.now() - oldest.at.getTime() : 0;
  const wait = Math.min(8_000, Math.max(250, age / 2));
  return new Date(Date.now() + wait * (0.75 + Math.random() / 2));
}
