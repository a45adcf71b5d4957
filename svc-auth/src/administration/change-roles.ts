import type { FreeQuota } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import { type NewestRecipesModel, newestRecipesOf } from '../recipes/newest-recipes.ts';
import type { SecurityLog } from '../security-log.ts';
import type { RequiredRoles } from '../users/held-roles.ts';
import type { User } from '../users/user-model.ts';
import type { AuditModel } from './audit-model.ts';
import { fileEntry } from './file-entry.ts';
import type { ChangeKeepingAnAdmin } from './last-admin.ts';
import { presentMember } from './present-member.ts';
import { refusedEntry } from './refused-entry.ts';
import { entryOf, type RolesChanged, roleChange } from './role-change.ts';
import { areSameRoles, type Roles, rolesOf } from './roles.ts';

export interface ChangeRolesDeps {
  changeKeepingAnAdmin: ChangeKeepingAnAdmin;
  newestRecipes: NewestRecipesModel;
  audit: AuditModel;
  requiredRoles: RequiredRoles;
  quota: FreeQuota;
  record: SecurityLog;
}

interface ChangeRoles {
  actorId: string;
  targetId: string;
  asked: Partial<Roles>;
  ip: string;
}

export async function changeRoles(deps: ChangeRolesDeps, { actorId, targetId, asked, ip }: ChangeRoles) {
  const { audit, record, quota, requiredRoles } = deps;
  const who = { what: 'change-roles', userId: actorId, targetId, ip } as const;
  const wantedOf = (user: User) => ({ ...rolesOf(user), ...asked });
  let done: RolesChanged | undefined;
  const member = await deps.changeKeepingAnAdmin({
    by: { _id: targetId },
    change: user => {
      done = undefined;
      const roles = wantedOf(user);
      // A person who has not confirmed an address yet is no member.
      if (!user.verifiedAt || areSameRoles(roles, rolesOf(user))) return undefined;
      const { guarded, data } = roleChange(user, { roles, changedBy: actorId, requiredRoles });
      done = data;
      return guarded;
    },
    ifLast: async user => {
      const roles = { before: rolesOf(user), after: wantedOf(user) };
      const tried = { what: 'roles-changed', reason: 'last_admin', actorId, targetId } as const;
      await fileEntry(audit, refusedEntry({ ...tried, ...roles }));
      record({ ...who, outcome: 'refused', reason: 'the last admin' });
    },
  });
  if (!member?.verifiedAt) throw new Problem('not_found');
  if (done) {
    // At once, so that the admin who made the change finds it there; its event sees to it after a kill.
    await fileEntry(audit, entryOf(done));
    record({ ...who, outcome: 'ok' });
  }
  const recipes = await newestRecipesOf(deps.newestRecipes, [member._id]);
  return presentMember(member, { quota, recipes });
}
