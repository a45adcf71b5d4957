import { type Caller, Problem, type Throttle } from '@sufra/service-kit';
import { assertCurrentPassword } from '../passwords/assert-current-password.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { SecurityEvent, SecurityLog } from '../security-log.ts';
import type { Limits } from '../throttling.ts';
import type { User } from './user-model.ts';

interface Deps {
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

/** A session alone may be a browser left open: the owner knows the password, or signed in with Google a moment ago. */
export async function assertOwner(deps: Deps, { user, caller, password, ip, what }: Shown): Promise<void> {
  if (hasJustSignedInWithGoogle(user, caller.sessionId)) return;
  const { passwordHash } = user;
  if (!passwordHash) throw new Problem('sign_in_again');
  if (password === undefined) throw new Problem('wrong_password');
  await assertCurrentPassword(deps, { user, passwordHash, password, ip, what });
}

const hasJustSignedInWithGoogle = ({ sessions }: User, sessionId: string) =>
  sessions.some(
    ({ sid, openedBy, createdAt }) =>
      sid === sessionId && openedBy === 'google' && Date.now() - createdAt.getTime() < recentlyMs,
  );
