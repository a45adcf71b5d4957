import { type EventsReplayed, replayedTypes } from '@sufra/contracts';
import type { Handlers } from '@sufra/service-kit';
import { Types } from 'mongoose';
import type { AuditModel, AuditRecord } from './audit-model.ts';
import { fileEntry } from './file-entry.ts';

/** Whichever service an admin had handle parked events again. */
export const onEventsReplayed = (audit: AuditModel): Handlers =>
  Object.fromEntries(
    replayedTypes.map(type => [
      type,
      ({ source, data }: { source: string; data: EventsReplayed }) => fileEntry(audit, entryOf(source, data)),
    ]),
  );

const entryOf = (service: string, data: EventsReplayed): AuditRecord => ({
  _id: new Types.ObjectId(data.entryId),
  at: new Date(data.askedAt),
  what: 'events-replayed',
  outcome: 'done',
  reason: null,
  actorId: new Types.ObjectId(data.askedBy),
  targetId: null,
  before: null,
  after: null,
  replayed: { service, events: data.events, type: data.type },
});
