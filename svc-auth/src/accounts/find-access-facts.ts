import { Id } from '@sufra/contracts';
import type { AccessFacts, FindAccessFacts } from '@sufra/service-kit';
import { rolesInForce } from '../users/held-roles.ts';
import { hasSecondFactor } from '../users/second-factor.ts';
import type { User, UserModel } from '../users/user-model.ts';

const gone: AccessFacts = {
  sequence: Number.MAX_SAFE_INTEGER,
  isAdmin: false,
  isModerator: false,
  hasSecondFactor: false,
  endedSessions: [],
  sessionsNotBefore: null,
  deleted: true,
};

const known =
  'v isAdmin isModerator heldRoles secondFactor.authenticator.id secondFactor.passkeys.id endedSessions sessionsNotBefore' as const;

/** Here the facts are at their source. A member who is not found had an account once, for the token is one of ours. */
export const findAccessFacts =
  (users: UserModel): FindAccessFacts =>
  async userId => {
    if (!Id.safeParse(userId).success) return gone;
    const user = await users.findOne({ _id: userId, deletedAt: null }).select(known).lean<User>();
    if (!user) return gone;
    return {
      sequence: user.v,
      ...rolesInForce(user),
      hasSecondFactor: hasSecondFactor(user),
      endedSessions: user.endedSessions.map(({ sid }) => sid),
      sessionsNotBefore: user.sessionsNotBefore ?? null,
      deleted: false,
    };
  };
