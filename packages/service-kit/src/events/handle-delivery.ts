import type { CloudEvent } from '@sufra/contracts';
import type { BusContext } from './bus-context.ts';
import type { Subscription } from './event-bus.ts';
import type { EventOf, EventRegistry } from './event-registry.ts';
import { readEvent } from './read-event.ts';
import { refusalOf } from './refusal-of.ts';
import { withinTime } from './time-limit.ts';

export type Verdict = { to: 'acknowledge' } | { to: 'retry' | 'park'; type: string; reason: string };

export interface Delivery<R extends EventRegistry> {
  context: BusContext<R>;
  subscription: Subscription<R>;
  queue: string;
  content: Buffer;
  attempt: number;
  /** An account of the broker, by the broker's word; empty when it gives none. */
  publishedBy?: string;
  closing: AbortSignal;
}

/** What is to become of a delivered message. Never throws: a message can always be settled in one of three ways. */
export async function handleDelivery<R extends EventRegistry>(delivery: Delivery<R>): Promise<Verdict> {
  const { context, subscription, content, attempt, queue, publishedBy = '' } = delivery;
  const reading = readEvent(context.registry, content);
  if ('unreadable' in reading) return { to: 'park', type: 'unreadable', reason: reading.unreadable };
  if ('unknownType' in reading) return unknown(delivery, reading.unknownType);
  const { event } = reading;
  const refusal = refusalOf(context, { type: event.type, publishedBy });
  if (refusal) {
    context.observe({ what: 'refused', type: event.type, queue });
    return { to: 'park', type: event.type, reason: refusal };
  }
  if (!subscription.types.includes(event.type)) return unknown(delivery, event.type);
  const began = performance.now();
  try {
    await handled(delivery, event);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const to = attempt < context.settings.attempts ? 'retry' : 'park';
    return { to, type: event.type, reason: reason.slice(0, 300) };
  }
  context.observe({ what: 'delivered', type: event.type, queue, ms: performance.now() - began });
  return { to: 'acknowledge' };
}

async function handled<R extends EventRegistry>(delivery: Delivery<R>, event: CloudEvent): Promise<void> {
  const { context, subscription, attempt, closing } = delivery;
  const ms = context.settings.handlerTimeoutMs;
  const over = new AbortController();
  const signal = AbortSignal.any([closing, over.signal]);
  try {
    const work = Promise.resolve(subscription.handler(event as EventOf<R>, { attempt, signal }));
    await withinTime(work, { ms, signal, what: `the handler of ${event.type}` });
  } finally {
    over.abort();
  }
}

/**
 * While a new version is rolled out, a replica of the old one gets types that only its sibling knows. So an unknown type
 * goes round like a failure, and is given up when no replica has known it after all attempts.
 */
function unknown<R extends EventRegistry>(delivery: Delivery<R>, type: string): Verdict {
  const { context, attempt, queue } = delivery;
  context.observe({ what: 'unknown', type, queue });
  if (attempt < context.settings.attempts)
    return { to: 'retry', type, reason: 'this replica does not know the type' };
  context.log.warn({ queue, type }, 'no replica knows this type of event; it is let go');
  return { to: 'acknowledge' };
}
