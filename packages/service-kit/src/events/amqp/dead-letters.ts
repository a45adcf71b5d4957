import type { Channel, ChannelModel } from 'amqplib';
import type { BusLog } from '../bus-settings.ts';
import { withinTime } from '../time-limit.ts';
import { connectToAny } from './broker-addresses.ts';
import { isMissing, isRefused } from './broker-error.ts';
import { attemptOf } from './message-copy.ts';
import { onChannel } from './on-channel.ts';
import { deadLettersOf } from './topology.ts';

interface Broker {
  url: string;
  log: BusLog;
}

/**
 * How many messages are parked for each of these queues. A queue that does not exist has none and is left out; one that this
 * account may not look at is named in the log.
 */
export async function countDeadLetters({ url, log, queues }: Broker & { queues: readonly string[] }) {
  return withConnection({ url, log }, async model => {
    const counts: { queue: string; parked: number }[] = [];
    for (const queue of queues) {
      try {
        const { name } = deadLettersOf(queue);
        const { messageCount } = await onChannel(model, channel => channel.checkQueue(name));
        counts.push({ queue, parked: messageCount });
      } catch (error) {
        if (isRefused(error)) log.warn({ queue }, 'this account may not see what is parked here');
        else if (!isMissing(error)) throw error;
      }
    }
    return counts;
  });
}

interface ReplayQueue extends Broker {
  queue: string;
  limit: number;
}

export async function replayQueue({ url, log, queue, limit }: ReplayQueue): Promise<number> {
  return withConnection({ url, log }, model =>
    onChannel(model, channel => putBack(channel, { queue, limit, log })),
  );
}

/**
 * Puts parked messages back to their queue, attempts begun anew. What is parked again meanwhile waits for the next run. Nothing is
 * published: the broker moves what is rejected, so that a message keeps the name of the account that it is from, and lets go of
 * it only when its queue has it. A kill in between makes a duplicate, never a loss.
 */
export async function putBack(
  channel: Channel,
  { queue, limit, log }: Omit<ReplayQueue, 'url'>,
): Promise<number> {
  const { name, arguments: wanted } = deadLettersOf(queue);
  const { messageCount } = await channel.checkQueue(name).catch(error => {
    throw new Error(`${name} cannot be read: ${error.message}`);
  });
  // from a queue that goes nowhere, what is rejected would be lost
  await channel.assertQueue(name, { durable: true, arguments: wanted }).catch(error => {
    throw new Error(`what is in ${name} cannot be put back: ${error.message}`);
  });
  let replayed = 0;
  while (replayed < Math.min(limit, messageCount)) {
    const message = await channel.get(name);
    if (!message) break;
    channel.nack(message, false, false);
    replayed += 1;
    const { messageId: id, type, headers } = message.properties;
    const attempt = headers?.['parked-attempt'] ?? attemptOf(message);
    const was = { attempt, reason: headers?.['parked-reason'], at: headers?.['parked-at'] };
    log.info({ queue, id, type, was }, 'a parked event was put back');
  }
  return replayed;
}

async function withConnection<T>(
  { url, log }: Broker,
  work: (model: ChannelModel) => Promise<T>,
): Promise<T> {
  const model = await connectToAny(url);
  model.on('error', error => log.debug({ reason: error.message }, 'connection error'));
  try {
    return await work(model);
  } finally {
    await withinTime(model.close(), { ms: 2_000, what: 'closing' }).catch(() => undefined);
  }
}
