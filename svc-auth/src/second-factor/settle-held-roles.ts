import { recordChange } from '@sufra/service-kit';
import { accessChanged } from '../users/access-changed.ts';
import { changeUser } from '../users/change-user.ts';
import { heldRolesOf, type RequiredRoles } from '../users/held-roles.ts';
import type { User, UserModel } from '../users/user-model.ts';

interface Deps {
  users: UserModel;
  requiredRoles: RequiredRoles;
}

const known = 'isAdmin isModerator heldRoles secondFactor' as const;

/**
 * Holds back, and gives, what the settings say by now: accounts are written when they change, settings are not. Every service
 * is told of each account that it makes a difference to.
 */
export async function settleHeldRoles({ users, requiredRoles }: Deps): Promise<void> {
  const isSettled = (user: User) => String(heldRolesOf(user, requiredRoles)) === String(user.heldRoles ?? []);
  for (const role of ['isAdmin', 'isModerator'] as const) {
    const found = await users
      .find({ [role]: true, deletedAt: null })
      .select(known)
      .lean<User[]>();
    for (const { _id } of found.filter(user => !isSettled(user)))
      await changeUser({
        users,
        by: { _id: String(_id) },
        change: user => {
          if (isSettled(user)) return undefined;
          const heldRoles = heldRolesOf(user, requiredRoles);
          return recordChange({
            of: user,
            update: { $set: { heldRoles } },
            events: [accessChanged({ ...user, heldRoles })],
          });
        },
      });
  }
}
