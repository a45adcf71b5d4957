import type { events } from '@sufra/contracts';
import type { EventHandler } from '@sufra/service-kit';
import { Types } from 'mongoose';
import type { AuditModel } from './audit-model.ts';
import { fileEntry } from './file-entry.ts';

/** What a moderator answered to a recipe that was to be published, or was; to whom, unless it is one of the house. */
export const onPublicationAnswered =
  (audit: AuditModel): EventHandler<typeof events, 'recipe-publication.answered'> =>
  ({ data }) =>
    fileEntry(audit, {
      _id: new Types.ObjectId(data.entryId),
      at: new Date(data.answeredAt),
      what: 'publication-answered',
      outcome: 'done',
      reason: null,
      actorId: new Types.ObjectId(data.answeredBy),
      targetId: data.userId === null ? null : new Types.ObjectId(data.userId),
      before: null,
      after: null,
      answered: data.outcome,
    });
