import { randomUUID } from 'node:crypto';
import type { ConsumeMessage } from 'amqplib';
import { firstPublishedBy } from './published-by.ts';
import type { Message } from './publisher.ts';
import { deadLetterQueue, delayQueue, returnsExchange } from './topology.ts';

/** Counted by ourselves: a broker before 4.0 sets no limit, and one from 4.3 does not count what is handed back. */
export function attemptOf({ properties }: Pick<ConsumeMessage, 'properties'>): number {
  const attempt: unknown = properties.headers?.attempt;
  return typeof attempt === 'number' && Number.isInteger(attempt) && attempt > 0 ? attempt : 1;
}

interface Original {
  message: ConsumeMessage;
  queue: string;
  /** The account that published it first; empty when it is not known. */
  from: string;
}

interface Put extends Original {
  to: string;
  headers: Record<string, string | number>;
}

/** Only our own headers go along: `x-death` and its like grow with each round, and a stranger's may not fit a frame. */
const copied = ({ message, queue, from, to, headers }: Put): Message => ({
  exchange: returnsExchange(queue),
  key: to,
  content: message.content,
  properties: {
    messageId: message.properties.messageId ?? randomUUID(),
    type: message.properties.type,
    timestamp: message.properties.timestamp,
    contentType: message.properties.contentType,
    headers: { ...headers, [firstPublishedBy]: from },
  },
});

export const againLater = (original: Original, delayMs: number): Message =>
  copied({
    ...original,
    to: delayQueue(original.queue, delayMs),
    headers: { attempt: attemptOf(original.message) + 1 },
  });

/** It bears no `attempt`: when it is replayed, attempts begin anew. */
export const parked = (original: Original, reason: string): Message =>
  copied({
    ...original,
    to: deadLetterQueue(original.queue),
    headers: {
      'parked-attempt': attemptOf(original.message),
      'parked-reason': reason,
      'parked-queue': original.queue,
      'parked-at': new Date().toISOString(),
    },
  });
