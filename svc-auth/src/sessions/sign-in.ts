import type { FreeQuota } from '@sufra/contracts';
import { Problem, type Throttle } from '@sufra/service-kit';
import type { PasswordHasher } from '../hashing/password-hasher.ts';
import type { Limits } from '../throttling.ts';
import { presentUser } from '../users/present-user.ts';
import { hasSecondFactor } from '../users/second-factor.ts';
import { checkCredentials, refusal } from './check-credentials.ts';
import { countersAtSignIn, guessLimit } from './guess-limit.ts';
import { openSession } from './open-session.ts';
import type { BeginSecondStep } from './second-step.ts';
import type { SessionDeps } from './session-deps.ts';
import type { SignInRoom } from './sign-in-room.ts';

export interface SignInDeps extends SessionDeps {
  hasher: PasswordHasher;
  throttle: Throttle;
  limits: Limits;
  quota: FreeQuota;
  signInRoom: SignInRoom;
  beginSecondStep: BeginSecondStep;
}

interface SignIn {
  email: string;
  password: string;
  ip: string;
  /** What the browser is called, where this account has been signed in to before. */
  device: string | undefined;
}

export const signIn = (deps: SignInDeps, asked: SignIn) =>
  deps.signInRoom(asked.email, () => checkAndOpen(deps, asked));

async function checkAndOpen(deps: SignInDeps, { email, password, ip, device }: SignIn) {
  const { hasher, record } = deps;
  const counters = countersAtSignIn(deps.limits, { email, ip, device });
  const guesses = guessLimit(deps, { counters, ip, what: 'sign-in' });
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
  if (hasSecondFactor(user)) {
    const pending = await deps.beginSecondStep({ user, openedBy: 'password', newHash, ip });
    return { answer: { secondStep: { pending } } };
  }
  const opened = await openSession(deps, {
    userId: String(user._id),
    openedBy: 'password',
    admit: current => {
      // Another call set another password while this one was being checked.
      if (current.passwordHash !== passwordHash) throw new Problem('invalid_credentials');
      return { passwordHash: newHash };
    },
  });
  if (!opened) throw new Problem('invalid_credentials');
  record({ what: 'sign-in', outcome: 'ok', userId: String(user._id), ip });
  return {
    answer: { token: opened.token, user: presentUser(opened.user, deps.quota) },
    refreshToken: opened.refreshToken,
  };
}
