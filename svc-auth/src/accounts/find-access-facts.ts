import { Id } from '@sufra/contracts';
import type { AccessFacts, FindAccessFacts } from '@sufra/service-kit';
import type { User, UserModel } from '../users/user-model.ts';

const gone: AccessFacts = {
  sequence: Number.MAX_SAFE_INTEGER,
  isAdmin: false,
  isModerator: false,
  endedSessions: [],
  sessionsNotBefore: null,
  deleted: true,
};

/** Here the facts are at their source. A member who is not found had an account once, for the token is one of ours. */
export const findAccessFacts =
  (users: UserModel): FindAccessFacts =>
  async userId => {
    if (!Id.safeParse(userId).success) return gone;
    const user = await users
      .findOne({ _id: userId, deletedAt: null })
      .select('v isAdmin isModerator endedSessions sessionsNotBefore')
      .lean<User>();
    if (!user) return gone;
    return {
      sequence: user.v,
      isAdmin: user.isAdmin,
      isModerator: user.isModerator,
      endedSessions: user.endedSessions.map(({ sid }) => sid),
      sessionsNotBefore: user.sessionsNotBefore ?? null,
      deleted: false,
    };
  };
