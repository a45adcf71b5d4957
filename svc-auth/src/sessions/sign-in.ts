import { Problem, recordChange, type Throttle } from '@sufra/service-kit';
import { changeUser } from '../accounts/change-user.ts';
import type { FreeQuota } from '../accounts/free-quota.ts';
import { presentUser } from '../accounts/present-user.ts';
import type { Session, User } from '../accounts/user-model.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { Limits } from '../throttling.ts';
import { accessChanged } from './access-changed.ts';
import { checkCredentials, refusal } from './check-credentials.ts';
import { guessLimit } from './guess-limit.ts';
import { hashRefreshToken, newRefreshToken, writeRefreshToken } from './refresh-token.ts';
import { sessionEnd } from './renewal.ts';
import type { SessionDeps } from './session-deps.ts';
import { withSession } from './session-list.ts';

export interface SignInDeps extends SessionDeps {
  hasher: PasswordHasher;
  throttle: Throttle;
  limits: Limits;
  quota: FreeQuota;
}

interface SignIn {
  email: string;
  password: string;
  ip: string;
}

export async function signIn(deps: SignInDeps, { email, password, ip }: SignIn) {
  const { hasher, record } = deps;
  const guesses = guessLimit(deps, { email, ip });
  await guesses.assertRoom();
  const checked = await checkCredentials(deps, { email, password });
  if (checked.outcome === 'wrong') await guesses.countFailure();
  else await guesses.assertRoom();
  if (checked.outcome !== 'right') {
    const reason = checked.outcome === 'wrong' ? 'wrong address or password' : 'not verified';
    record({ what: 'sign-in', outcome: 'refused', reason, userId: checked.userId, ip });
    throw refusal(checked);
  }
  const { user, passwordHash } = checked;
  const newHash = hasher.isOutdated(passwordHash) ? await hasher.hash(password) : passwordHash;
  const opened = await openSession(deps, { user, passwordHash, newHash });
  record({ what: 'sign-in', outcome: 'ok', userId: String(user._id), ip });
  return opened;
}

interface Opening {
  user: User;
  passwordHash: string;
  newHash: string;
}

async function openSession(deps: SignInDeps, { user, passwordHash, newHash }: Opening) {
  const { users, rules, tokenLifeMs, issueToken, quota } = deps;
  const refreshToken = newRefreshToken(String(user._id));
  const now = new Date();
  const session: Session = {
    sid: refreshToken.sid,
    refreshHash: hashRefreshToken(refreshToken),
    used: [],
    createdAt: now,
    expiresAt: sessionEnd(rules, { createdAt: now, now }),
  };
  const signedIn = await changeUser({
    users,
    by: { _id: refreshToken.userId },
    change: current => {
      // Somebody set another password while this one was being checked.
      if (current.passwordHash !== passwordHash) throw new Problem('invalid_credentials');
      const { hasEnded, ...state } = withSession(current, session, { tokenLifeMs, now });
      return recordChange({
        of: current,
        update: { $set: { ...state, passwordHash: newHash } },
        events: hasEnded ? [accessChanged({ ...current, ...state })] : [],
      });
    },
  });
  if (!signedIn) throw new Problem('invalid_credentials');
  return {
    answer: { token: await issueToken(signedIn, refreshToken.sid), user: presentUser(signedIn, quota) },
    refreshToken: writeRefreshToken(refreshToken),
  };
}
