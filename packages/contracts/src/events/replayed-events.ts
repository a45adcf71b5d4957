import { z } from 'zod';
import { type Api, type ApiKey, api } from '../api/api.ts';
import { Id, Instant } from '../api/fields.ts';
import type { EventFacts } from './owned-by.ts';

type Slice = Api[ApiKey]['slice'];

const facts = {
  version: 1,
  readers: ['svc-auth'],
  data: z.object({
    entryId: Id.describe('of its entry in the audit log'),
    askedBy: Id,
    askedAt: Instant,
    events: z.int().positive().describe('how many were parked when it was asked for, or one'),
    type: z.string().nullable().describe('of the one event; null for all'),
  }),
} as const satisfies EventFacts;

export type EventsReplayed = z.infer<typeof facts.data>;

/** The services with calls, each of which admins can ask after its events. */
export type OperatedService = Slice;
export const operatedServices = [...new Set(Object.values(api).map(({ slice }) => slice))].toSorted();

export const replayedType = <S extends Slice>(service: S) => `${service}.events-replayed` as const;

/** Of each service with calls: an admin had it handle parked events again. For the audit log, which misses none of them. */
export const replayedEvents = Object.fromEntries(
  operatedServices.map(owner => [replayedType(owner), { ...facts, owner }]),
) as { [S in Slice as `${S}.events-replayed`]: typeof facts & { owner: S } };

export const replayedTypes = operatedServices.map(replayedType);
