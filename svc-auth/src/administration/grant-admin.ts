import { changeUser } from '../users/change-user.ts';
import type { RequiredRoles } from '../users/held-roles.ts';
import type { UserModel } from '../users/user-model.ts';
import type { AuditModel } from './audit-model.ts';
import { fileEntry } from './file-entry.ts';
import { entryOf, type RolesChanged, roleChange } from './role-change.ts';
import { rolesOf } from './roles.ts';

interface Deps {
  users: UserModel;
  audit: AuditModel;
  requiredRoles: RequiredRoles;
}

export type Granting = 'granted' | 'granted, held back' | 'admin already' | 'not confirmed' | 'unknown';

/** By the command line, where no member is signed in: an operator who may run it has the database in hand anyway. */
export async function grantAdmin({ users, audit, requiredRoles }: Deps, email: string): Promise<Granting> {
  let done: RolesChanged | undefined;
  const user = await changeUser({
    users,
    by: { email },
    change: found => {
      done = undefined;
      if (!found.verifiedAt || found.isAdmin) return undefined;
      const roles = { ...rolesOf(found), isAdmin: true };
      const { guarded, data } = roleChange(found, { roles, changedBy: null, requiredRoles });
      done = data;
      return guarded;
    },
  });
  if (!user) return 'unknown';
  if (!user.verifiedAt) return 'not confirmed';
  if (!done) return 'admin already';
  await fileEntry(audit, entryOf(done));
  return user.heldRoles?.includes('admin') ? 'granted, held back' : 'granted';
}
