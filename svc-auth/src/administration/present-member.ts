import type { FreeQuota, Member } from '@sufra/contracts';
import type { NewestRecipesByMember } from '../recipes/newest-recipes.ts';
import { presentUser } from '../users/present-user.ts';
import { hasSecondFactor } from '../users/second-factor.ts';
import type { User } from '../users/user-model.ts';

interface Beside {
  quota: FreeQuota;
  recipes: NewestRecipesByMember;
}

/** An account as the admins see it: with the roles that it was given, whether or not they are held back. */
export const presentMember = ({ heldRoles: _, ...user }: User, { quota, recipes }: Beside): Member => ({
  ...presentUser(user, quota),
  hasSecondFactor: hasSecondFactor(user),
  recipes: recipes.get(String(user._id)) ?? [],
});
