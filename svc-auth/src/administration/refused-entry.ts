import { Types } from 'mongoose';
import type { AuditRecord } from './audit-model.ts';
import type { Roles } from './roles.ts';

interface Refused {
  what: AuditRecord['what'];
  reason: 'forbidden' | 'last_admin';
  actorId: string;
  targetId: string;
  before?: Roles;
  /** What was asked for. */
  after?: Roles;
}

/** Nothing was changed, so there is nothing that it could come apart from. */
export const refusedEntry = ({ what, reason, actorId, targetId, before, after }: Refused): AuditRecord => ({
  _id: new Types.ObjectId(),
  at: new Date(),
  what,
  outcome: 'refused',
  reason,
  actorId: new Types.ObjectId(actorId),
  targetId: new Types.ObjectId(targetId),
  before: before ?? null,
  after: after ?? null,
});
