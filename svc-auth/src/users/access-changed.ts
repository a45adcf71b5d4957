import { rolesInForce } from './held-roles.ts';
import { hasSecondFactor } from './second-factor.ts';
import type { User } from './user-model.ts';

type Access = Pick<
  User,
  | '_id'
  | 'name'
  | 'isAdmin'
  | 'isModerator'
  | 'endedSessions'
  | 'sessionsNotBefore'
  | 'deletedAt'
  | 'usedBefore'
  | 'heldRoles'
  | 'secondFactor'
>;

/** The full state of what a member may do, so that any reader needs the newest event alone. */
export const accessChanged = (user: Access) => ({
  type: 'user.access-changed' as const,
  data: {
    userId: String(user._id),
    ...rolesInForce(user),
    hasSecondFactor: hasSecondFactor(user),
    endedSessions: user.endedSessions.map(({ sid, until }) => ({ sid, until: until.toISOString() })),
    sessionsNotBefore: user.sessionsNotBefore?.toISOString() ?? null,
    deleted: Boolean(user.deletedAt),
    displayName: !user.deletedAt && (user.isAdmin || user.isModerator) ? user.name : null,
    ...(user.usedBefore && { usedBefore: user.usedBefore }),
  },
});
