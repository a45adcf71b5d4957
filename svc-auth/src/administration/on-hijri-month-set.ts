import type { events } from '@sufra/contracts';
import type { EventHandler } from '@sufra/service-kit';
import { Types } from 'mongoose';
import type { AuditModel } from './audit-model.ts';
import { fileEntry } from './file-entry.ts';

/** When an admin announced that a Hijri month begins in a country, or took it back. It is done to no member. */
export const onHijriMonthSet =
  (audit: AuditModel): EventHandler<typeof events, 'hijri-month.set'> =>
  ({ data: { entryId, setBy, setAt, ...hijriMonth } }) =>
    fileEntry(audit, {
      _id: new Types.ObjectId(entryId),
      at: new Date(setAt),
      what: 'hijri-month-set',
      outcome: 'done',
      reason: null,
      actorId: new Types.ObjectId(setBy),
      targetId: null,
      before: null,
      after: null,
      hijriMonth,
    });
