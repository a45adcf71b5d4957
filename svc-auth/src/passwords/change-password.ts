import { type Caller, Problem, recordChange } from '@sufra/service-kit';
import { type MakeLink, mailedOf } from '../links/link.ts';
import { withUndoLink } from '../links/with-undo-link.ts';
import { withoutOthers } from '../sessions/session-list.ts';
import type { SignInDeps } from '../sessions/sign-in.ts';
import { accessChanged } from '../users/access-changed.ts';
import { changeUser } from '../users/change-user.ts';
import { personOf } from '../users/person.ts';
import type { User } from '../users/user-model.ts';
import { assertCurrentPassword } from './assert-current-password.ts';
import type { IsBreached } from './breached-passwords.ts';
import { assertNotBreached, assertStrongPassword } from './password-rules.ts';

export interface ChangePasswordDeps extends SignInDeps {
  newUndoLink: MakeLink;
  isBreached: IsBreached;
}

interface Change {
  caller: Pick<Caller, 'userId' | 'sessionId'>;
  currentPassword: string;
  newPassword: string;
  ip: string;
}

/** The other sessions end by name, not by a moment, so that this one goes on. */
export async function changePassword(
  deps: ChangePasswordDeps,
  { caller, currentPassword, newPassword, ip }: Change,
) {
  const { users, hasher, tokenLifeMs, issueToken, record } = deps;
  const what = 'change-password';
  const user = await users.findOne({ _id: caller.userId, deletedAt: null }).lean<User>();
  if (!user) throw new Problem('session_ended');
  const { passwordHash } = user;
  if (!passwordHash) throw new Problem('no_password');
  assertStrongPassword({ ...personOf(user), password: newPassword, path: 'newPassword' });
  await assertCurrentPassword(deps, { user, passwordHash, password: currentPassword, ip, what });
  await assertNotBreached(deps.isBreached, { password: newPassword, path: 'newPassword' });
  const undo = deps.newUndoLink();
  const newHash = await hasher.hash(newPassword);
  const changed = await changeUser({
    users,
    by: { _id: caller.userId },
    change: current => {
      if (!current.sessions.some(({ sid }) => sid === caller.sessionId)) throw new Problem('session_ended');
      // Another call set another password while this one was being checked.
      if (current.passwordHash !== passwordHash) throw new Problem('wrong_password');
      const state = withoutOthers(current, caller.sessionId, { tokenLifeMs, now: new Date() });
      return recordChange({
        of: current,
        update: {
          $set: { ...state, passwordHash: newHash, undoLinks: withUndoLink(current, undo) },
          // A link that a stranger asked for must not undo it.
          $unset: { passwordReset: '', emailChange: '' },
        },
        events: [
          {
            type: 'user.password-changed',
            data: { ...personOf(current), how: 'changed', undo: mailedOf(undo) },
          },
          accessChanged({ ...current, ...state }),
        ],
      });
    },
  });
  if (!changed) throw new Problem('session_ended');
  record({ what, outcome: 'ok', userId: caller.userId, ip });
  return { token: issueToken(changed, caller.sessionId) };
}
