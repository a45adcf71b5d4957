import { type Channel, type ChannelModel, type ConfirmChannel, connect } from 'amqplib';
import type { BusLog } from '../bus-settings.ts';
import { withinTime } from '../time-limit.ts';
import { attemptOf, driveAgain } from './message-copy.ts';
import { deadLetterQueue } from './topology.ts';

interface Broker {
  url: string;
  log: BusLog;
}

/** How many messages are parked for each of these queues; a queue that does not exist has none and is left out. */
export async function countDeadLetters({ url, log, queues }: Broker & { queues: readonly string[] }) {
  return withConnection({ url, log }, async model => {
    const counts: { queue: string; parked: number }[] = [];
    for (const queue of queues) {
      const channel = guarded(await model.createChannel(), log);
      // a missing queue closes the channel, hence one for each
      const found = await channel.checkQueue(deadLetterQueue(queue)).catch(() => undefined);
      if (!found) continue;
      counts.push({ queue, parked: found.messageCount });
      await channel.close();
    }
    return counts;
  });
}

interface ReplayQueue extends Broker {
  queue: string;
  limit: number;
}

/**
 * Puts parked messages back to their queue, attempts begun anew. What is parked again meanwhile waits for the next run.
 * A message leaves the dead letters only when its queue has confirmed it: a kill in between makes a duplicate, never a loss.
 */
export async function replayQueue({ url, log, queue, limit }: ReplayQueue): Promise<number> {
  return withConnection({ url, log }, async model => {
    const channel = guarded(await model.createConfirmChannel(), log);
    const { messageCount } = await channel.checkQueue(deadLetterQueue(queue)).catch(error => {
      throw new Error(`${deadLetterQueue(queue)} cannot be read: ${error.message}`);
    });
    let replayed = 0;
    while (replayed < Math.min(limit, messageCount)) {
      const message = await channel.get(deadLetterQueue(queue));
      if (!message) break;
      const { exchange, key, content, properties } = driveAgain(message, queue);
      await confirmed(channel, resolve =>
        channel.publish(
          exchange,
          key,
          content,
          { ...properties, mandatory: true, persistent: true },
          resolve,
        ),
      );
      channel.ack(message);
      replayed += 1;
      const { messageId: id, type, headers } = message.properties;
      const was = {
        attempt: attemptOf(message),
        reason: headers?.['parked-reason'],
        at: headers?.['parked-at'],
      };
      log.info({ queue, id, type, was }, 'a parked event was put back');
    }
    await channel.close();
    return replayed;
  });
}

function confirmed(
  channel: ConfirmChannel,
  publish: (done: (error: unknown) => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const returned = () => reject(new Error('the queue does not exist; the message stays parked'));
    channel.once('return', returned);
    publish(error => {
      channel.off('return', returned);
      if (error) reject(error);
      else resolve();
    });
  });
}

async function withConnection<T>(
  { url, log }: Broker,
  work: (model: ChannelModel) => Promise<T>,
): Promise<T> {
  const model = await connect(url, { timeout: 10_000 });
  model.on('error', error => log.debug({ reason: error.message }, 'connection error'));
  try {
    return await work(model);
  } finally {
    await withinTime(model.close(), { ms: 2_000, what: 'closing' }).catch(() => undefined);
  }
}

function guarded<C extends Channel>(channel: C, log: BusLog): C {
  channel.on('error', error => log.debug({ reason: error.message }, 'channel error'));
  return channel;
}
