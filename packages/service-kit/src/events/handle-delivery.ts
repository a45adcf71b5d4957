import type { CloudEvent } from '@sufra/contracts';
import type { BusContext } from './bus-context.ts';
import type { Subscription } from './event-bus.ts';
import type { EventOf, EventRegistry } from './event-registry.ts';
import { readEvent } from './read-event.ts';
import { refusalOf } from './refusal-of.ts';
import { withinTime } from './time-limit.ts';

export type Verdict = { to: 'acknowledge' } | { to: 'retry' | 'park'; type: string; reason: string };

/** How often an event was tried, and since when it has failed; nothing has failed yet at the first try. */
export interface Tries {
  attempt: number;
  failingSince?: number | undefined;
}

export interface Delivery<R extends EventRegistry> {
  context: BusContext<R>;
  subscription: Subscription<R>;
  queue: string;
  content: Buffer;
  tries: Tries;
  /** An account of the broker, by the broker's word; empty when it gives none. */
  publishedBy?: string;
  closing: AbortSignal;
}

/** What is to become of a delivered message. Never throws: a message can always be settled in one of three ways. */
export async function handleDelivery<R extends EventRegistry>(delivery: Delivery<R>): Promise<Verdict> {
  const { context, subscription, content, queue, publishedBy = '' } = delivery;
  const reading = readEvent(context.registry, content);
  if ('unreadable' in reading) return { to: 'park', type: 'unreadable', reason: reading.unreadable };
  if ('unknownType' in reading) return unknown(delivery, reading.unknownType);
  if ('newer' in reading) return notYet(delivery, reading);
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
    return { to: isLastTry(delivery) ? 'park' : 'retry', type: event.type, reason: reason.slice(0, 300) };
  }
  context.observe({ what: 'delivered', type: event.type, queue, ms: performance.now() - began });
  return { to: 'acknowledge' };
}

async function handled<R extends EventRegistry>(delivery: Delivery<R>, event: CloudEvent): Promise<void> {
  const { context, subscription, tries, closing } = delivery;
  const ms = context.settings.handlerTimeoutMs;
  const over = new AbortController();
  const signal = AbortSignal.any([closing, over.signal]);
  try {
    const { attempt } = tries;
    const handling = { attempt, failingForMs: failingForMs(tries), isLast: isLastTry(delivery), signal };
    const work = Promise.resolve(subscription.handler(event as EventOf<R>, handling));
    await withinTime(work, { ms, signal, what: `the handler of ${event.type}` });
  } finally {
    over.abort();
  }
}

const failingForMs = ({ failingSince }: Tries) => (failingSince ? Math.max(0, Date.now() - failingSince) : 0);

function isLastTry<R extends EventRegistry>({ context, tries }: Delivery<R>): boolean {
  const { attempts, giveUpAfterMs } = context.settings;
  return tries.attempt >= attempts && failingForMs(tries) >= giveUpAfterMs;
}

/**
 * While a new version is rolled out, a replica of the old one gets what only its sibling can read. So that waits like a failure,
 * and is parked when no replica has read it in all that time.
 */
function notYet<R extends EventRegistry>(
  delivery: Delivery<R>,
  { type, newer }: { type: string; newer: string },
): Verdict {
  return { to: isLastTry(delivery) ? 'park' : 'retry', type, reason: newer };
}

function unknown<R extends EventRegistry>(delivery: Delivery<R>, type: string): Verdict {
  delivery.context.observe({ what: 'unknown', type, queue: delivery.queue });
  return notYet(delivery, { type, newer: 'this service does not know the type' });
}
