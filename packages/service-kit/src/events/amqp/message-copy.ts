import { randomUUID } from 'node:crypto';
import type { ConsumeMessage } from 'amqplib';
import type { BusSettings } from '../bus-settings.ts';
import type { Message } from './publisher.ts';
import { deadLetterQueue, delayName } from './topology.ts';

/** Counted by ourselves: a broker before 4.0 sets no limit, and one from 4.3 does not count what is handed back. */
export function attemptOf({ properties }: Pick<ConsumeMessage, 'properties'>): number {
  const attempt: unknown = properties.headers?.attempt;
  return typeof attempt === 'number' && Number.isInteger(attempt) && attempt > 0 ? attempt : 1;
}

interface Original {
  message: Pick<ConsumeMessage, 'content' | 'properties'>;
  headers: Record<string, string | number>;
}

/** Only our own headers go along: `x-death` and its like grow with each round, and a stranger's may not fit a frame. */
const copied = ({ message, headers }: Original): Pick<Message, 'content' | 'properties'> => ({
  content: message.content,
  properties: {
    messageId: message.properties.messageId ?? randomUUID(),
    type: message.properties.type,
    timestamp: message.properties.timestamp,
    contentType: message.properties.contentType,
    headers,
  },
});

interface Again {
  settings: BusSettings;
  message: ConsumeMessage;
  queue: string;
  delayMs: number;
}

export const againLater = ({ settings, message, queue, delayMs }: Again): Message => ({
  ...copied({ message, headers: { attempt: attemptOf(message) + 1 } }),
  exchange: delayName(settings, delayMs),
  key: queue,
});

export const parked = (
  message: ConsumeMessage,
  { queue, reason }: { queue: string; reason: string },
): Message => ({
  ...copied({
    message,
    headers: {
      attempt: attemptOf(message),
      'parked-reason': reason,
      'parked-queue': queue,
      'parked-at': new Date().toISOString(),
    },
  }),
  exchange: '',
  key: deadLetterQueue(queue),
});

/** From the dead-letter queue, attempts begun anew. */
export const driveAgain = (message: Original['message'], queue: string): Message => ({
  ...copied({ message, headers: {} }),
  exchange: '',
  key: queue,
});
