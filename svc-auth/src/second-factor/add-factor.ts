import { hasFreshSecondFactor, Problem, recordChange } from '@sufra/service-kit';
import { withUndoLink } from '../links/with-undo-link.ts';
import { withoutOthers } from '../sessions/session-list.ts';
import { accessChanged } from '../users/access-changed.ts';
import { changeUser } from '../users/change-user.ts';
import { heldRolesOf } from '../users/held-roles.ts';
import { hasSecondFactor, type SecondFactor } from '../users/second-factor.ts';
import type { User } from '../users/user-model.ts';
import { factorChanged } from './factor-changed.ts';
import { givenIn } from './given-in.ts';
import { presentStatus } from './present-status.ts';
import { newRecoveryCodes } from './recovery-codes/recovery-codes.ts';
import type { ByMember, SecondFactorDeps } from './second-factor-deps.ts';

interface Adding extends ByMember {
  what: 'authenticator-added' | 'passkey-added';
  /** Throws when it may no longer be added. */
  add: (has: SecondFactor) => SecondFactor;
}

/**
 * The first factor comes with recovery codes and ends every other session: they were opened without it, and the roles that
 * it gives back would be theirs too.
 */
export async function addFactor(deps: SecondFactorDeps, { caller, ip, what, add }: Adding) {
  const { users, keys, requiredRoles } = deps;
  const { userId, sessionId } = caller;
  const codes = newRecoveryCodes({ userId, keys });
  const undo = deps.newUndoLink();
  let isFirst = false;
  const user = await changeUser({
    users,
    by: { _id: userId },
    change: current => {
      isFirst = !hasSecondFactor(current);
      if (!isFirst) assertStillFresh(current, sessionId);
      const has = current.secondFactor ?? { passkeys: [] };
      const secondFactor = { ...add(has), ...(isFirst && { recoveryCodes: codes.kept }) };
      const state = {
        secondFactor,
        heldRoles: heldRolesOf({ ...current, secondFactor }, requiredRoles),
        undoLinks: withUndoLink(current, undo),
        ...(isFirst && onlySession(current, deps.tokenLifeMs, sessionId)),
      };
      const changed = { ...current, ...state };
      return recordChange({
        of: current,
        update: { $set: state },
        events: [factorChanged(changed, { what, changedBy: userId, undo }), accessChanged(changed)],
      });
    },
  });
  if (!user) throw new Problem('session_ended');
  deps.record({ what: 'second-factor-change', outcome: 'ok', reason: what, userId, ip });
  return {
    token: deps.issueToken(user, sessionId),
    recoveryCodes: isFirst ? codes.shown : null,
    status: presentStatus(user, requiredRoles),
  };
}

const onlySession = (user: User, tokenLifeMs: number, sessionId: string) => {
  const sessions = givenIn(user, sessionId);
  return withoutOthers({ ...user, sessions }, sessionId, { tokenLifeMs, now: new Date() });
};

/** Another session may have added the first factor since this call was let in. */
function assertStillFresh(user: User, sessionId: string) {
  const session = user.sessions.find(({ sid }) => sid === sessionId);
  if (!session) throw new Problem('session_ended');
  const secondFactorAt = session.secondFactorAt?.getTime() ?? null;
  if (!hasFreshSecondFactor({ hasSecondFactor: true, secondFactorAt }))
    throw new Problem('second_factor_required');
}
