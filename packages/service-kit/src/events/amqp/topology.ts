import type { Channel, ConsumeMessage } from 'amqplib';
import type { BusContext } from '../bus-context.ts';
import type { BusSettings } from '../bus-settings.ts';
import type { EventRegistry } from '../event-registry.ts';

type Namespace = Pick<BusSettings, 'namespace'>;

/** Where a service publishes its events; their readers bind their queues to it, type by type. */
export const outgoingExchange = ({ namespace }: Namespace, service: string) =>
  `${namespace}.${service}.outgoing`;

/** Through which alone messages come back to a service's queues: to be tried again, parked, or replayed. */
export const returnsExchange = (queue: string) => `${queue.slice(0, queue.lastIndexOf('.') + 1)}returns`;

export const deadLetterQueue = (queue: string) => `${queue}.dlq`;
export const delayQueue = (queue: string, ms: number) => `${queue}.after.${ms}`;

/** It waited, and was brought back before its time. */
export function isEarly(queue: string, { properties }: Pick<ConsumeMessage, 'properties'>): boolean {
  const deaths: unknown = properties.headers?.['x-death'];
  const [last]: unknown[] = Array.isArray(deaths) ? deaths : [];
  if (typeof last !== 'object' || last === null || !('reason' in last) || !('queue' in last)) return false;
  return last.reason === 'rejected' && String(last.queue).startsWith(`${queue}.after.`);
}

export const isOwnReturn = (queue: string, { fields }: ConsumeMessage) =>
  fields.exchange === returnsExchange(queue);

export interface DeclaredQueue {
  name: string;
  arguments: Record<string, string | number>;
}

const quorum = { 'x-queue-type': 'quorum', 'x-overflow': 'reject-publish' };

const goesTo = (queue: string, key: string) => ({
  'x-dead-letter-exchange': returnsExchange(queue),
  'x-dead-letter-routing-key': key,
  'x-dead-letter-strategy': 'at-least-once',
});

/** A rejected message goes back to its queue, which is how `events:replay` moves it without publishing anything. */
export const deadLettersOf = (queue: string): DeclaredQueue => ({
  name: deadLetterQueue(queue),
  arguments: { ...quorum, ...goesTo(queue, queue), 'x-max-length': 100_000 },
});

/**
 * The queues of one subscription, each bound to the returns exchange by its own name: what is sent to `….after.N` falls into the
 * subscription's queue N ms later. The same arguments everywhere: 406 else.
 */
export const queuesOf = (queue: string, delaysMs: readonly number[]): DeclaredQueue[] => [
  deadLettersOf(queue),
  {
    name: queue,
    // a net for messages that kill the process again and again; attempts are counted in the message
    arguments: { ...quorum, ...goesTo(queue, deadLetterQueue(queue)), 'x-delivery-limit': 50 },
  },
  ...[...new Set(delaysMs)].map(ms => ({
    name: delayQueue(queue, ms),
    arguments: { ...quorum, ...goesTo(queue, queue), 'x-message-ttl': ms },
  })),
];

interface Wanted {
  queue: string;
  types: readonly string[];
}

/** A subscription's queues, and what it wants from the exchanges of others. */
export async function declareQueue<R extends EventRegistry>(
  channel: Channel,
  context: BusContext<R>,
  { queue, types }: Wanted,
): Promise<void> {
  const returns = returnsExchange(queue);
  await channel.assertExchange(returns, 'direct', { durable: true });
  for (const { name, arguments: wanted } of queuesOf(queue, context.settings.delaysMs)) {
    await channel.assertQueue(name, { durable: true, arguments: wanted });
    await channel.bindQueue(name, returns, name);
  }
  await bindQueue(channel, context, { queue, types });
}

export async function bindQueue<R extends EventRegistry>(
  channel: Channel,
  context: BusContext<R>,
  { queue, types }: Wanted,
): Promise<void> {
  for (const type of types) {
    const owner = context.registry[type]?.owner;
    if (!owner) throw new Error(`no service owns ${type}`);
    await declareOutgoing(channel, context, owner);
    await channel.bindQueue(queue, outgoingExchange(context.settings, owner), type);
  }
}

/** Where each service has an account of its own, none may declare what others use: the broker's definitions have made it. */
export async function declareOutgoing<R extends EventRegistry>(
  channel: Channel,
  { accounts, settings }: BusContext<R>,
  service: string,
): Promise<void> {
  if (accounts) return;
  await channel.assertExchange(outgoingExchange(settings, service), 'topic', { durable: true });
}
