import type { Channel, ChannelModel, GetMessage } from 'amqplib';
import { createTurns } from '../../jobs/turns.ts';
import type { BusLog } from '../bus-settings.ts';
import { mostBytesLookedAt, mostLookedAt, type ParkedLetter, type Wanted } from '../parked-events.ts';
import { putBack } from './dead-letters.ts';
import { onChannel } from './on-channel.ts';
import { parkedLetter } from './parked-letter.ts';
import { deadLetterQueue } from './topology.ts';

interface Options {
  queue: string;
  current: () => ChannelModel | undefined;
  log: BusLog;
}

/**
 * What is parked for one queue. A broker shows its messages to none but a consumer: they are taken, and handed back as they were.
 * Meanwhile another look would not see them, so that one waits for the other.
 */
export function createParkedQueue({ queue, current, log }: Options) {
  const turns = createTurns();
  const name = deadLetterQueue(queue);

  const inTurn = <T>(work: (channel: Channel) => Promise<T>): Promise<T> =>
    turns(queue, () => {
      const model = current();
      if (!model) throw new Error('RabbitMQ is away');
      return onChannel(model, work);
    });

  return {
    look: (): Promise<ParkedLetter[]> =>
      inTurn(async channel => {
        const taken = await take(channel, name);
        for (const message of taken) channel.nack(message, false, true);
        return taken.map(parkedLetter);
      }),

    replay: ({ eventId }: Wanted): Promise<number> =>
      inTurn(async channel => {
        if (eventId === undefined) return putBack(channel, { queue, limit: Number.POSITIVE_INFINITY, log });
        const taken = await take(channel, name);
        const wanted = new Set(taken.filter(({ properties }) => properties.messageId === eventId));
        for (const message of taken) channel.nack(message, false, !wanted.has(message));
        return wanted.size;
      }),
  };
}

async function take(channel: Channel, from: string): Promise<GetMessage[]> {
  const taken: GetMessage[] = [];
  let bytes = 0;
  while (taken.length < mostLookedAt && bytes < mostBytesLookedAt) {
    const message = await channel.get(from);
    if (!message) break;
    bytes += message.content.byteLength;
    taken.push(message);
  }
  return taken;
}
