import type { User } from '../users/user-model.ts';

export interface Roles {
  isAdmin: boolean;
  isModerator: boolean;
}

export const rolesOf = ({ isAdmin, isModerator }: Pick<User, keyof Roles>): Roles => ({
  isAdmin,
  isModerator,
});

export const areSameRoles = (one: Roles, other: Roles) =>
  one.isAdmin === other.isAdmin && one.isModerator === other.isModerator;
