import { Problem, recordChange } from '@sufra/service-kit';
import { withUndoLink } from '../links/with-undo-link.ts';
import { accessChanged } from '../users/access-changed.ts';
import { changeUser } from '../users/change-user.ts';
import { heldRolesOf } from '../users/held-roles.ts';
import { hasSecondFactor, type SecondFactor } from '../users/second-factor.ts';
import { factorChanged } from './factor-changed.ts';
import { presentStatus } from './present-status.ts';
import type { ByMember, SecondFactorDeps } from './second-factor-deps.ts';

interface Removing extends ByMember {
  what: 'authenticator-removed' | 'passkey-removed';
  /** Undefined when there is no such factor. */
  remove: (has: SecondFactor) => SecondFactor | undefined;
}

/** With the last factor the recovery codes go as well. */
export async function removeFactor(deps: SecondFactorDeps, { caller, ip, what, remove }: Removing) {
  const { users, requiredRoles } = deps;
  const { userId, sessionId } = caller;
  const undo = deps.newUndoLink();
  const user = await changeUser({
    users,
    by: { _id: userId },
    change: current => {
      const rest = current.secondFactor && remove(current.secondFactor);
      if (!rest) throw new Problem('not_found');
      const secondFactor = hasSecondFactor({ secondFactor: rest }) ? rest : null;
      const state = {
        secondFactor,
        heldRoles: heldRolesOf({ ...current, secondFactor }, requiredRoles),
        undoLinks: withUndoLink(current, undo),
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
  return { token: deps.issueToken(user, sessionId), status: presentStatus(user, requiredRoles) };
}
