import { type Caller, Problem, type Throttle } from '@sufra/service-kit';
import type { PasswordHasher } from '../hashing/password-hasher.ts';
import { assertCurrentPassword } from '../passwords/assert-current-password.ts';
import type { SecurityEvent, SecurityLog } from '../security-log.ts';
import type { Limits } from '../throttling.ts';
import type { User } from '../users/user-model.ts';

export interface OwnerDeps {
  hasher: PasswordHasher;
  throttle: Throttle;
  limits: Limits;
  record: SecurityLog;
}

interface Shown {
  user: User;
  caller: Pick<Caller, 'sessionId'>;
  password: string | undefined;
  ip: string;
  what: SecurityEvent['what'];
}

const recentlyMs = 600_000;

/**
 * A session alone may be a browser left open, or a stolen token: the owner knows the password, or signed in with Google a
 * moment ago. Renewing a session makes it no younger. Answers a check for the account as it is when the change is written:
 * what was shown must hold there still.
 */
export async function assertOwner(deps: OwnerDeps, shown: Shown): Promise<(current: User) => void> {
  const { user, caller, password, ip, what } = shown;
  const { passwordHash } = user;
  if (!hasJustSignedInWithGoogle(user, caller.sessionId)) {
    const refuse = (code: 'sign_in_again' | 'password_required') => {
      deps.record({
        what,
        outcome: 'refused',
        reason: 'no proof of the owner',
        userId: String(user._id),
        ip,
      });
      return new Problem(code);
    };
    if (!passwordHash) throw refuse('sign_in_again');
    if (password === undefined) throw refuse('password_required');
    await assertCurrentPassword(deps, { user, passwordHash, password, ip, what });
  }
  return current => {
    if (!current.sessions.some(({ sid }) => sid === caller.sessionId)) throw new Problem('session_ended');
    // The password was changed while this one was being checked.
    if (current.passwordHash !== passwordHash) throw new Problem('wrong_password');
  };
}

const hasJustSignedInWithGoogle = ({ sessions }: User, sessionId: string) =>
  sessions.some(
    ({ sid, openedBy, createdAt }) =>
      sid === sessionId && openedBy === 'google' && Date.now() - createdAt.getTime() < recentlyMs,
  );
