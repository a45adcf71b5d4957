import { recordChange } from '@sufra/service-kit';
import { accessChanged } from '../users/access-changed.ts';
import { changeUser } from '../users/change-user.ts';
import type { Session, User } from '../users/user-model.ts';
import { hashRefreshToken, newRefreshToken, writeRefreshToken } from './refresh-token.ts';
import { sessionEnd } from './renewal.ts';
import type { SessionDeps } from './session-deps.ts';
import { withSession } from './session-list.ts';

interface Opening {
  userId: string;
  openedBy: NonNullable<Session['openedBy']>;
  /** What is written along for the account as it is now; throws when it may no longer be entered in this way. */
  admit: (user: User) => Partial<Pick<User, 'passwordHash'>>;
}

/** Null when the account is gone. */
export async function openSession(deps: SessionDeps, { userId, openedBy, admit }: Opening) {
  const { users, rules, tokenLifeMs, issueToken } = deps;
  const refreshToken = newRefreshToken(userId);
  const now = new Date();
  const session: Session = {
    sid: refreshToken.sid,
    openedBy,
    refreshHash: hashRefreshToken(refreshToken),
    used: [],
    createdAt: now,
    expiresAt: sessionEnd(rules, { createdAt: now, now }),
  };
  const user = await changeUser({
    users,
    by: { _id: userId },
    change: current => {
      const along = admit(current);
      const { hasEnded, ...state } = withSession(current, session, { tokenLifeMs, now });
      return recordChange({
        of: current,
        update: { $set: { ...state, ...along }, $pull: { undoLinks: { expiresAt: { $lte: now } } } },
        events: hasEnded ? [accessChanged({ ...current, ...state })] : [],
      });
    },
  });
  if (!user) return null;
  return {
    user,
    sid: session.sid,
    token: issueToken(user, session.sid),
    refreshToken: writeRefreshToken(refreshToken),
  };
}
