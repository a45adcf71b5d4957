import type { EventData } from '@sufra/contracts';
import { recordChange } from '@sufra/service-kit';
import { Types } from 'mongoose';
import { accessChanged } from '../users/access-changed.ts';
import { heldRolesOf, type RequiredRoles } from '../users/held-roles.ts';
import type { User } from '../users/user-model.ts';
import type { AuditRecord } from './audit-model.ts';
import { type Roles, rolesOf } from './roles.ts';

export type RolesChanged = EventData<'user.roles-changed'>;

interface Wanted {
  roles: Roles;
  /** Null for the command line. */
  changedBy: string | null;
  requiredRoles: RequiredRoles;
}

/** The one write that gives or takes roles: every service is told, and the audit log cannot miss it. */
export function roleChange(user: User, { roles, changedBy, requiredRoles }: Wanted) {
  const data: RolesChanged = {
    entryId: String(new Types.ObjectId()),
    userId: String(user._id),
    changedBy,
    before: rolesOf(user),
    after: roles,
    changedAt: new Date().toISOString(),
  };
  const state = { ...roles, heldRoles: heldRolesOf({ ...user, ...roles }, requiredRoles) };
  const guarded = recordChange({
    of: user,
    update: { $set: state },
    events: [accessChanged({ ...user, ...state }), { type: 'user.roles-changed', data }],
  });
  return { guarded, data };
}

export const entryOf = (data: RolesChanged): AuditRecord => ({
  _id: new Types.ObjectId(data.entryId),
  at: new Date(data.changedAt),
  what: data.changedBy ? 'roles-changed' : 'first-admin-granted',
  outcome: 'done',
  reason: null,
  actorId: data.changedBy ? new Types.ObjectId(data.changedBy) : null,
  targetId: new Types.ObjectId(data.userId),
  before: data.before,
  after: data.after,
});
