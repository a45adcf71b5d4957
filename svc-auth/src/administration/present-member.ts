import type { FreeQuota, Member } from '@sufra/contracts';
import type { NewestRecipesByMember } from '../recipes/newest-recipes.ts';
import { presentUser } from '../users/present-user.ts';
import type { User } from '../users/user-model.ts';

interface Beside {
  quota: FreeQuota;
  recipes: NewestRecipesByMember;
}

/** An account as the admins see it. */
export const presentMember = (user: User, { quota, recipes }: Beside): Member => ({
  ...presentUser(user, quota),
  recipes: recipes.get(String(user._id)) ?? [],
});
