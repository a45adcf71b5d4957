import { z } from 'zod';
import type { ServiceName } from './api-table.ts';
import { Instant } from './fields.ts';
import { orStop } from './or-stop.ts';

const count = z.int().nonnegative();

/** What it holds is not told: an event may hold names, addresses and links. */
export const ParkedEvent = z.object({
  _id: z.string().nullable().describe('null where its sender gave none: it goes back with all others alone'),
  type: z.string(),
  source: z.string().nullable().describe('the service that published it'),
  publishedAt: Instant.nullable(),
  reason: z.string().describe('why it was given up on; addresses are struck out'),
  tries: count,
  firstFailedAt: Instant.nullable(),
  parkedAt: Instant.nullable().describe('when it was tried last'),
});
export type ParkedEvent = z.infer<typeof ParkedEvent>;

export const EventState = z.object({
  broker: z.object({ isUp: z.boolean(), detail: z.string() }),
  outbox: z.object({
    documents: count.describe('with events that are not yet published'),
    oldestSeconds: count.describe('0 where there is none'),
  }),
  queue: z
    .object({
      queued: count.describe('not delivered yet'),
      waiting: count.describe('that failed and are to be tried again'),
      waitingByAge: z
        .array(z.object({ fromSeconds: count, events: count }))
        .describe('by how long they have failed, of the first 200'),
      parked: count,
      parkedEvents: z.array(ParkedEvent).describe('the first 200, in the order in which they were parked'),
    })
    .nullable()
    .describe('null while the broker does not tell'),
});
export type EventState = z.infer<typeof EventState>;

const common = { access: 'admin', status: 200, problems: [] } as const;

const look = {
  ...common,
  summary: 'The service’s own events: what is parked, what waits, what is not published yet',
  answer: EventState,
} as const;

const replay = {
  ...common,
  summary: 'Handle parked events again: one, or all; it stands in the audit log',
  asksSecondFactor: true,
  body: z.object({
    eventId: z
      .string()
      .min(1, orStop('Please name an event.'))
      .max(300, orStop('No event has such an id.'))
      .optional()
      .describe('all of them unless given'),
  }),
  answer: z.object({ replayed: count }),
  problems: ['not_found'],
} as const;

const tryNow = {
  ...common,
  summary: 'Try now what failed and waits, and publish what is not published yet',
  answer: z.object({ events: count, outboxes: count.describe('documents with events') }),
} as const;

type EventOperations<S extends ServiceName> = {
  [K in `GET /operations/${S}/events`]: typeof look & { slice: S };
} & {
  [K in `POST /operations/${S}/events/replay`]: typeof replay & { slice: S };
} & {
  [K in `POST /operations/${S}/events/try-now`]: typeof tryNow & { slice: S };
};

/** What each service tells admins of its events, and does with them at their word; service-kit answers these calls. */
export const eventOperations = <const S extends ServiceName>(slice: S) =>
  ({
    [`GET /operations/${slice}/events`]: { ...look, slice },
    [`POST /operations/${slice}/events/replay`]: { ...replay, slice },
    [`POST /operations/${slice}/events/try-now`]: { ...tryNow, slice },
  }) as EventOperations<S>;
