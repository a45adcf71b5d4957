import type { Channel } from 'amqplib';
import type { BusSettings } from '../bus-settings.ts';

export const exchangeName = ({ namespace }: BusSettings) => `${namespace}.events`;
export const delayName = ({ namespace }: BusSettings, ms: number) => `${namespace}.delay.${ms}`;
export const deadLetterQueue = (queue: string) => `${queue}.dlq`;

const quorum = { 'x-queue-type': 'quorum', 'x-overflow': 'reject-publish' };

/** A service's queue, its dead-letter queue, and what it wants from the exchange. The same arguments everywhere: 406 else. */
export async function declareQueue(
  channel: Channel,
  { settings, queue, types }: { settings: BusSettings; queue: string; types: readonly string[] },
): Promise<void> {
  const deadLetters = deadLetterQueue(queue);
  await channel.assertQueue(deadLetters, {
    durable: true,
    arguments: { ...quorum, 'x-max-length': 100_000 },
  });
  await channel.assertQueue(queue, {
    durable: true,
    arguments: {
      ...quorum,
      // a net for messages that kill the process again and again; attempts are counted in the message
      'x-delivery-limit': 50,
      'x-dead-letter-exchange': '',
      'x-dead-letter-routing-key': deadLetters,
      'x-dead-letter-strategy': 'at-least-once',
    },
  });
  await bindQueue(channel, { settings, queue, types });
}

export async function bindQueue(
  channel: Channel,
  { settings, queue, types }: { settings: BusSettings; queue: string; types: readonly string[] },
): Promise<void> {
  for (const type of types) await channel.bindQueue(queue, exchangeName(settings), type);
}

export const declareExchange = (channel: Channel, settings: BusSettings) =>
  channel.assertExchange(exchangeName(settings), 'topic', { durable: true });

/**
 * One queue for each length of delay, shared by all services: what is published to `delay.N` with a queue's name as routing
 * key falls into that queue N ms later, through the default exchange, since it dead-letters without a key of its own.
 */
export async function declareDelays(channel: Channel, settings: BusSettings): Promise<void> {
  for (const ms of new Set(settings.delaysMs)) {
    const name = delayName(settings, ms);
    await channel.assertExchange(name, 'fanout', { durable: true });
    await channel.assertQueue(name, {
      durable: true,
      arguments: {
        ...quorum,
        'x-message-ttl': ms,
        'x-dead-letter-exchange': '',
        'x-dead-letter-strategy': 'at-least-once',
      },
    });
    await channel.bindQueue(name, name, '');
  }
}
