import { messages } from '@sufra/contracts';
import { limitKey, Problem, recordChange, type Throttle } from '@sufra/service-kit';
import type { PasswordHasher } from '../hashing/password-hasher.ts';
import { hashLinkToken, type Link, type MakeLink, mailedOf, opens } from '../links/link.ts';
import { withUndoLink } from '../links/with-undo-link.ts';
import type { SecurityLog } from '../security-log.ts';
import { everySessionEnded } from '../sessions/every-session-ended.ts';
import { type Limits, takeOrRecord } from '../throttling.ts';
import { accessChanged } from '../users/access-changed.ts';
import { addressConfirmed } from '../users/address-confirmed.ts';
import { changeUser } from '../users/change-user.ts';
import { personOf } from '../users/person.ts';
import type { UsedAllowances } from '../users/used-allowance.ts';
import type { User, UserModel } from '../users/user-model.ts';
import type { IsBreached } from './breached-passwords.ts';
import { assertNotBreached, assertStrongPassword } from './password-rules.ts';

export interface ResetPasswordDeps {
  users: UserModel;
  hasher: PasswordHasher;
  usedAllowances: UsedAllowances;
  newUndoLink: MakeLink;
  isBreached: IsBreached;
  tokenLifeMs: number;
  throttle: Throttle;
  limits: Limits;
  record: SecurityLog;
}

interface Reset {
  token: string;
  newPassword: string;
  ip: string;
}

/**
 * A password that is refused leaves the link as it was. Nothing is hashed for a link that does not open. A right link is not
 * limited, for it is not guessed: neighbours who try wrong ones cannot keep its reader from it.
 */
export async function resetPassword(deps: ResetPasswordDeps, { token, newPassword, ip }: Reset) {
  const { users, hasher, usedAllowances, limits, record } = deps;
  const what = 'reset-password';
  const by = { 'passwordReset.tokenHash': hashLinkToken(token) };
  const isOpenedBy = (user: User) => opens(user.passwordReset, by['passwordReset.tokenHash']);
  const found = await users.findOne({ ...by, deletedAt: null }).lean<User>();
  const refusal = () => {
    record({ what, outcome: 'refused', reason: 'link not valid', ip });
    return new Problem('token_invalid');
  };
  if (!found || !isOpenedBy(found)) {
    await takeOrRecord(deps, { limit: limits.resetsByIp, who: limitKey(ip), what, ip });
    throw refusal();
  }
  assertStrongPassword({ ...personOf(found), password: newPassword, path: 'newPassword' });
  await assertNotBreached(deps.isBreached, { password: newPassword, path: 'newPassword' });
  const passwordHash = await hasher.hash(newPassword);
  const usedBefore = await usedAllowances.recall(found.email);
  const state = { passwordHash, usedBefore, tokenLifeMs: deps.tokenLifeMs, undo: deps.newUndoLink() };
  let isReset = false;
  const user = await changeUser({
    users,
    by,
    change: current => {
      isReset = isOpenedBy(current);
      return isReset ? reset(current, state) : undefined;
    },
  });
  if (!user || !isReset) throw refusal();
  record({ what, outcome: 'ok', userId: String(user._id), ip });
  return { answer: { message: messages.passwordReset }, email: user.email };
}

interface NewState {
  passwordHash: string;
  usedBefore: User['freeGenerations'] | undefined;
  tokenLifeMs: number;
  undo: Link;
}

/** The password is new, and all that was begun with the old one is over: sessions, links, other sign-ups. */
function reset(user: User, { passwordHash, usedBefore, tokenLifeMs, undo }: NewState) {
  const person = personOf(user);
  const state = {
    ...everySessionEnded(user, { tokenLifeMs, now: new Date() }),
    ...(!user.verifiedAt && addressConfirmed({ name: person.name, usedBefore })),
  };
  return recordChange({
    of: user,
    update: {
      $set: { ...state, passwordHash, pendingSignUps: [], undoLinks: withUndoLink(user, undo) },
      $unset: { passwordReset: '', emailChange: '', forgetAt: '' },
    },
    events: [
      ...(user.verifiedAt ? [] : [{ type: 'user.email-verified' as const, data: person }]),
      { type: 'user.password-changed', data: { ...person, how: 'reset', undo: mailedOf(undo) } },
      accessChanged({ ...user, ...state }),
    ],
  });
}
