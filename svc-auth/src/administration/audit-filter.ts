import type { AuditFilter } from '@sufra/contracts';
import { Types } from 'mongoose';
import { completeMemberFields } from '../users/complete-member-fields.ts';
import type { UserModel } from '../users/user-model.ts';
import { membersFilter } from './find-members.ts';

const maxMembers = 200;
const dayMs = 24 * 3600_000;

/** The database's filter; undefined where nothing can be found. */
export async function auditFilter(users: UserModel, { q, what, outcome, from, until }: AuditFilter) {
  const ids = q === undefined ? undefined : await membersCalled(users, q);
  if (ids?.length === 0) return undefined;
  return {
    ...(what && { what }),
    ...(outcome && { outcome }),
    ...((from || until) && {
      at: {
        ...(from && { $gte: new Date(from) }),
        ...(until && { $lt: new Date(new Date(until).getTime() + dayMs) }),
      },
    }),
    ...(ids && { $or: [{ actorId: { $in: ids } }, { targetId: { $in: ids } }] }),
  };
}

/** The entries of a deleted member are found by the member's id alone: the name went with the account. */
async function membersCalled(users: UserModel, q: string): Promise<Types.ObjectId[]> {
  if (Types.ObjectId.isValid(q) && q.length === 24) return [new Types.ObjectId(q)];
  const wanted = membersFilter(q);
  if (!wanted) return [];
  await completeMemberFields(users);
  const found = await users
    .find(wanted)
    .sort({ createdAt: -1, _id: -1 })
    .limit(maxMembers)
    .select('_id')
    .lean();
  return found.map(({ _id }) => new Types.ObjectId(String(_id)));
}
