import { Problem } from '@sufra/service-kit';
import { hasSecondFactor } from '../users/second-factor.ts';
import type { Session, User } from '../users/user-model.ts';
import { openTogether } from './open-together.ts';
import { hashRefreshToken, newRefreshToken, writeRefreshToken } from './refresh-token.ts';
import { makingKey, sessionEnd } from './renewal.ts';
import type { SessionDeps } from './session-deps.ts';

interface Opening {
  userId: string;
  openedBy: NonNullable<Session['openedBy']>;
  /** When a second factor was given, where there is one. */
  secondFactorAt?: Date;
  /** What is written along for the account as it is now; throws when it may no longer be entered in this way. */
  admit: (user: User) => Partial<Pick<User, 'passwordHash'>>;
}

/** Null when the account is gone. */
export async function openSession(deps: SessionDeps, { userId, openedBy, secondFactorAt, admit }: Opening) {
  const { rules, issueToken } = deps;
  const refreshToken = newRefreshToken(userId, makingKey(rules));
  const now = new Date();
  const session: Session = {
    sid: refreshToken.sid,
    openedBy,
    ...(secondFactorAt && { secondFactorAt }),
    refreshHash: hashRefreshToken(refreshToken),
    used: [],
    createdAt: now,
    expiresAt: sessionEnd(rules, { createdAt: now, now }),
  };
  const user = await openTogether(deps, userId, {
    session,
    admit: account => {
      // However it was entered, and whenever the factor was added: without it there is no session.
      if (hasSecondFactor(account) && !secondFactorAt) throw new Problem('second_step_over');
      return admit(account);
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
