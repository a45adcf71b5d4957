import { Problem, recordChange } from '@sufra/service-kit';
import { withUndoLink } from '../../links/with-undo-link.ts';
import { changeUser } from '../../users/change-user.ts';
import { hasSecondFactor } from '../../users/second-factor.ts';
import { factorChanged } from '../factor-changed.ts';
import { presentStatus } from '../present-status.ts';
import type { ByMember, SecondFactorDeps } from '../second-factor-deps.ts';
import { newRecoveryCodes } from './recovery-codes.ts';

/** Those before are no longer good, used or not. */
export async function renewRecoveryCodes(deps: SecondFactorDeps, { caller, ip }: ByMember) {
  const { users, keys, requiredRoles } = deps;
  const { userId } = caller;
  const codes = newRecoveryCodes({ userId, keys });
  const undo = deps.newUndoLink();
  const what = 'recovery-codes-renewed';
  const user = await changeUser({
    users,
    by: { _id: userId },
    change: current => {
      const { secondFactor: has } = current;
      if (!has || !hasSecondFactor(current)) throw new Problem('not_found');
      const state = {
        secondFactor: { ...has, recoveryCodes: codes.kept },
        undoLinks: withUndoLink(current, undo),
      };
      return recordChange({
        of: current,
        update: { $set: state },
        events: [factorChanged({ ...current, ...state }, { what, changedBy: userId, undo })],
      });
    },
  });
  if (!user) throw new Problem('session_ended');
  deps.record({ what: 'second-factor-change', outcome: 'ok', reason: what, userId, ip });
  return { recoveryCodes: codes.shown, status: presentStatus(user, requiredRoles) };
}
