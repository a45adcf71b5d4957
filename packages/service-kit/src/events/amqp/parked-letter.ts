import type { GetMessage } from 'amqplib';
import { z } from 'zod';
import type { ParkedLetter } from '../parked-events.ts';
import { largestEventBytes } from '../read-event.ts';
import { attemptOf } from './message-copy.ts';

const Text = z.string().max(1_000).optional().catch(undefined);
const When = z.coerce.date().optional().catch(undefined);

/** Headers that this service has written, and of the broker's own the last move; any may be missing, or another's. */
const Headers = z.object({
  'parked-attempt': z.int().optional().catch(undefined),
  'parked-reason': Text,
  'parked-at': When,
  'parked-failing-since': When,
  'x-death': z
    .array(z.object({ reason: Text, time: z.object({ value: z.number() }).optional().catch(undefined) }))
    .catch([]),
});

const Event = z.object({ source: Text, time: When });

function eventOf(content: Buffer): z.infer<typeof Event> {
  if (content.byteLength > largestEventBytes) return {};
  try {
    return Event.catch({}).parse(JSON.parse(content.toString()));
  } catch {
    return {};
  }
}

/** The broker gives up by itself on a message that was delivered too often, because each time the process ended. */
const byBroker = 'The service ended each time it was given this event.';

export function parkedLetter({ content, properties }: GetMessage): ParkedLetter {
  const headers = Headers.parse(properties.headers ?? {});
  const [moved] = headers['x-death'];
  const { source, time } = eventOf(content);
  const movedAt = moved?.time && new Date(moved.time.value * 1_000);
  return {
    id: Text.parse(properties.messageId),
    type: Text.parse(properties.type) ?? 'unreadable',
    source,
    publishedAt: time,
    reason:
      headers['parked-reason'] ?? (moved?.reason === 'delivery_limit' ? byBroker : 'No reason is known.'),
    tries: headers['parked-attempt'] ?? attemptOf({ properties }),
    firstFailedAt: headers['parked-failing-since'],
    parkedAt: headers['parked-at'] ?? movedAt,
  };
}
