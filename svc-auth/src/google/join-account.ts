import type { FreeQuota } from '@sufra/contracts';
import { isDuplicateKey, Problem } from '@sufra/service-kit';
import type { PasswordHasher } from '../hashing/password-hasher.ts';
import { countersAtSignIn, guessLimit } from '../sessions/guess-limit.ts';
import { openSession } from '../sessions/open-session.ts';
import type { SessionDeps } from '../sessions/session-deps.ts';
import { changeUser } from '../users/change-user.ts';
import { presentUser } from '../users/present-user.ts';
import { hasSecondFactor } from '../users/second-factor.ts';
import type { User } from '../users/user-model.ts';
import type { GoogleDeps } from './google-deps.ts';
import { googleFailed, reasonOf } from './google-failed.ts';
import { assertMayLink, type GoogleAccount, hasSubject, linked } from './linked-account.ts';
import type { Ticket } from './tickets.ts';

export type JoinDeps = SessionDeps &
  Pick<GoogleDeps, 'tickets' | 'newUndoLink' | 'beginSecondStep' | 'throttle' | 'limits'> & {
    hasher: PasswordHasher;
    quota: FreeQuota;
  };

interface Joining {
  token: string;
  password: string;
  browser: string | undefined;
  ip: string;
  /** What the browser is called at the account of this address. */
  deviceAt: (email: string) => string | undefined;
}

interface Shown {
  user: User;
  passwordHash: string;
  account: GoogleAccount;
}

const what = 'google-sign-in';

/**
 * The owner of an account joins a Google account of the same address to it by the account's password, and is signed in. A
 * wrong password counts with those at the sign-in, and leaves the ticket for another try.
 */
export async function joinAccount(deps: JoinDeps, joining: Joining) {
  try {
    return await join(deps, joining);
  } catch (error) {
    deps.record({ what, outcome: 'refused', reason: reasonOf(error), ip: joining.ip });
    throw error;
  }
}

async function join(deps: JoinDeps, { token, password, browser, ip, deviceAt }: Joining) {
  const { users, tickets } = deps;
  if (!browser) throw googleFailed('no browser that began');
  const bound = { purpose: 'joining', browser } as const;
  const { userId, account } = joiningOf(await tickets.find(bound, token));
  const user = await users.findOne({ _id: userId, deletedAt: null }).lean<User>();
  if (!user) throw googleFailed('the account is gone');
  const { passwordHash } = user;
  if (!passwordHash) throw new Problem('no_password');
  const counters = countersAtSignIn(deps.limits, { email: user.email, ip, device: deviceAt(user.email) });
  const guesses = guessLimit(deps, { counters, what, ip });
  await guesses.assertRoom();
  if (!(await deps.hasher.match(password, [passwordHash]))) {
    await guesses.countFailure();
    throw new Problem('wrong_password');
  }
  await guesses.assertRoom();
  // Used up, so that of two at once one goes on.
  joiningOf(await tickets.redeem(bound, token));
  return linkAndOpen(deps, { user, passwordHash, account }, ip);
}

function joiningOf(ticket: Ticket | null): { userId: string; account: GoogleAccount } {
  const { userId, issuer, subject } = ticket ?? {};
  if (!userId || !issuer || !subject) throw googleFailed('a ticket that is not good here, or not any more');
  return { userId, account: { issuer, subject } };
}

async function linkAndOpen(deps: JoinDeps, { user, passwordHash, account }: Shown, ip: string) {
  const userId = String(user._id);
  const undo = deps.newUndoLink();
  const changed = await changeUser({
    users: deps.users,
    by: { _id: userId },
    change: current => {
      // Another password was set while this one was being checked.
      if (current.passwordHash !== passwordHash) throw new Problem('wrong_password');
      assertMayLink(current, account);
      return hasSubject(current, account) ? undefined : linked(current, { account, undo });
    },
  }).catch(error => {
    throw isDuplicateKey(error)
      ? googleFailed('this Google account has an account of its own', error)
      : error;
  });
  // Joined it is, as the owner is told; into the account leads the second step alone.
  if (changed && hasSecondFactor(changed)) {
    const pending = await deps.beginSecondStep({ user: changed, openedBy: 'google', ip });
    return { answer: { secondStep: { pending } } };
  }
  const opened = changed && (await openSession(deps, { userId, openedBy: 'google', admit: stillLinked }));
  if (!opened) throw googleFailed('the account is gone');
  deps.record({ what, outcome: 'ok', userId, ip });
  return {
    answer: { token: opened.token, user: presentUser(opened.user, deps.quota) },
    refreshToken: opened.refreshToken,
    email: opened.user.email,
  };

  function stillLinked(current: User) {
    if (!hasSubject(current, account)) throw googleFailed('the link to Google was undone');
    return {};
  }
}
