import { randomUUID } from 'node:crypto';
import type { ConsumeMessage } from 'amqplib';
import type { Tries } from '../handle-delivery.ts';
import { firstPublishedBy } from './published-by.ts';
import type { Message } from './publisher.ts';
import { deadLetterQueue, delayQueue, returnsExchange } from './topology.ts';

/** Counted by ourselves: a broker before 4.0 sets no limit, and one from 4.3 does not count what is handed back. */
export function attemptOf({ properties }: Pick<ConsumeMessage, 'properties'>): number {
  const attempt: unknown = properties.headers?.attempt;
  return typeof attempt === 'number' && Number.isInteger(attempt) && attempt > 0 ? attempt : 1;
}

/** Absent, or in the future, it is as if nothing had failed. */
function failingSinceOf({ properties }: Pick<ConsumeMessage, 'properties'>): number | undefined {
  const since: unknown = properties.headers?.['failing-since'];
  return typeof since === 'number' && since <= Date.now() ? since : undefined;
}

export const triesOf = (message: Pick<ConsumeMessage, 'properties'>): Tries => ({
  attempt: attemptOf(message),
  failingSince: failingSinceOf(message),
});

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

/** After a try that failed. */
export const againLater = (original: Original, delayMs: number): Message =>
  copied({
    ...original,
    to: delayQueue(original.queue, delayMs),
    headers: {
      attempt: attemptOf(original.message) + 1,
      'failing-since': failingSinceOf(original.message) ?? Date.now(),
    },
  });

/** It was not tried now, and so it counts for nothing. */
export const notNow = (original: Original, delayMs: number): Message => {
  const { attempt, failingSince = Date.now() } = triesOf(original.message);
  return copied({
    ...original,
    to: delayQueue(original.queue, delayMs),
    headers: { attempt, 'failing-since': failingSince },
  });
};

/** It bears no `attempt`, and no `failing-since`: when it is replayed, attempts begin anew. */
export const parked = (original: Original, reason: string): Message =>
  copied({
    ...original,
    to: deadLetterQueue(original.queue),
    headers: {
      'parked-attempt': attemptOf(original.message),
      'parked-failing-since': failingSinceOf(original.message) ?? Date.now(),
      'parked-reason': reason,
      'parked-queue': original.queue,
      'parked-at': new Date().toISOString(),
    },
  });
