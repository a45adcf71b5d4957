import type { Role } from '@sufra/contracts';
import { hasSecondFactor } from './second-factor.ts';
import type { User } from './user-model.ts';

/** The roles that need a second factor now. */
export type RequiredRoles = () => readonly Role[];

type Roles = Pick<User, 'isAdmin' | 'isModerator'>;

/** Those of the account's roles that give no right as it is. */
export function heldRolesOf(user: Roles & Pick<User, 'secondFactor'>, requiredRoles: RequiredRoles): Role[] {
  if (hasSecondFactor(user)) return [];
  return requiredRoles().filter(role => (role === 'admin' ? user.isAdmin : user.isModerator));
}

/**
 * What the roles allow. Every token and every fact that other services learn is made from this, so that a role that is held
 * back is none, everywhere.
 */
export const rolesInForce = ({
  isAdmin,
  isModerator,
  heldRoles = [],
}: Roles & Pick<User, 'heldRoles'>): Roles => ({
  isAdmin: isAdmin && !heldRoles.includes('admin'),
  isModerator: isModerator && !heldRoles.includes('moderator'),
});
