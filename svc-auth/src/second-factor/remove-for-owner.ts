import { recordChange } from '@sufra/service-kit';
import type { AuditModel } from '../administration/audit-model.ts';
import { fileEntry } from '../administration/file-entry.ts';
import type { Link, MakeLink } from '../links/link.ts';
import { withUndoLink } from '../links/with-undo-link.ts';
import { everySessionEnded } from '../sessions/every-session-ended.ts';
import { accessChanged } from '../users/access-changed.ts';
import { changeUser } from '../users/change-user.ts';
import { heldRolesOf, type RequiredRoles } from '../users/held-roles.ts';
import { hasSecondFactor } from '../users/second-factor.ts';
import type { User, UserModel } from '../users/user-model.ts';
import { entryOfFactorChange, type FactorChanged, factorChanged } from './factor-changed.ts';

interface Deps {
  users: UserModel;
  audit: AuditModel;
  requiredRoles: RequiredRoles;
  /** Null for the command line, which has no key to seal a link with. */
  newUndoLink: MakeLink | null;
  tokenLifeMs: number;
}

/** For the command line, which does not know the service's setting: no token lives longer. */
export const longestTokenLifeMs = 3_600_000;

interface Removal {
  by: { _id: string } | { email: string };
  /** Null for the command line. */
  actorId: string | null;
}

/**
 * Of a member who has lost it: the password alone signs in again, every session ends, and the member is mailed. Answers the
 * account, or null when there is none; without a second factor nothing is changed.
 */
export async function removeForOwner(deps: Deps, { by, actorId }: Removal) {
  const undo = deps.newUndoLink?.() ?? null;
  let told: FactorChanged | undefined;
  const user = await changeUser({
    users: deps.users,
    by,
    change: current => {
      told = undefined;
      if (!current.verifiedAt || !hasSecondFactor(current)) return undefined;
      const state = without(current, deps, undo);
      const changed = { ...current, ...state };
      const event = factorChanged(changed, { what: 'removed-for-owner', changedBy: actorId, undo });
      told = event.data;
      return recordChange({ of: current, update: { $set: state }, events: [event, accessChanged(changed)] });
    },
  });
  const entry = told && entryOfFactorChange(told);
  // At once, so that the admin finds it there; its event sees to it after a kill.
  if (entry) await fileEntry(deps.audit, entry);
  return { user, wasRemoved: told !== undefined };
}

const without = (user: User, { tokenLifeMs, requiredRoles }: Deps, undo: Link | null) => ({
  ...everySessionEnded(user, { tokenLifeMs, now: new Date() }),
  secondFactor: null,
  heldRoles: heldRolesOf({ ...user, secondFactor: null }, requiredRoles),
  ...(undo && { undoLinks: withUndoLink(user, undo) }),
});
