import { Problem, type Throttle } from '@sufra/service-kit';
import type { PasswordHasher } from '../hashing/password-hasher.ts';
import type { SecurityEvent, SecurityLog } from '../security-log.ts';
import { countersOfMember, guessLimit } from '../sessions/guess-limit.ts';
import type { Limits } from '../throttling.ts';
import type { User } from '../users/user-model.ts';

interface Deps {
  hasher: PasswordHasher;
  throttle: Throttle;
  limits: Limits;
  record: SecurityLog;
}

interface Shown {
  user: Pick<User, '_id'>;
  passwordHash: string;
  password: string;
  ip: string;
  what: SecurityEvent['what'];
}

/** A thief who holds a session alone gets no further, and guesses no oftener than a stranger does at the sign-in. */
export async function assertCurrentPassword(
  deps: Deps,
  { user, passwordHash, password, ip, what }: Shown,
): Promise<void> {
  const counters = countersOfMember(deps.limits, String(user._id));
  const guesses = guessLimit(deps, { counters, ip, what });
  await guesses.assertRoom();
  if (await deps.hasher.match(password, [passwordHash])) return guesses.assertRoom();
  await guesses.countFailure();
  deps.record({ what, outcome: 'refused', reason: 'wrong password', userId: String(user._id), ip });
  throw new Problem('wrong_password');
}
