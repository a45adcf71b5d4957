import type { EventData } from '@sufra/contracts';
import { Types } from 'mongoose';
import type { User } from '../users/user-model.ts';
import type { AuditRecord } from './audit-model.ts';
import { refusedEntry } from './refused-entry.ts';
import { rolesOf } from './roles.ts';

type Deleted = EventData<'user.deleted'>;

/** For the write that deletes an account: the audit log learns of it, and what is kept outside the account goes. */
export const memberDeleted = (user: User): { type: 'user.deleted'; data: Deleted } => ({
  type: 'user.deleted',
  data: {
    entryId: String(new Types.ObjectId()),
    userId: String(user._id),
    before: rolesOf(user),
    deletedAt: new Date().toISOString(),
  },
});

/** Members delete their own account alone. */
export const entryOfDeletion = ({ entryId, userId, before, deletedAt }: Deleted): AuditRecord => ({
  _id: new Types.ObjectId(entryId),
  at: new Date(deletedAt),
  what: 'account-deleted',
  outcome: 'done',
  reason: null,
  actorId: new Types.ObjectId(userId),
  targetId: new Types.ObjectId(userId),
  before,
  after: null,
});

export function deletionRefused(user: User): AuditRecord {
  const itself = { actorId: String(user._id), targetId: String(user._id) };
  return refusedEntry({ what: 'account-deleted', reason: 'last_admin', ...itself, before: rolesOf(user) });
}
