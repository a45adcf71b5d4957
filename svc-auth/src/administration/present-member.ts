import type { FreeQuota, Member } from '@sufra/contracts';
import { presentUser } from '../accounts/present-user.ts';
import type { User } from '../accounts/user-model.ts';
import type { NewestRecipesByMember } from '../recipes/newest-recipes.ts';

interface Beside {
  quota: FreeQuota;
  recipes: NewestRecipesByMember;
}

/** An account as the admins see it. */
export const presentMember = (user: User, { quota, recipes }: Beside): Member => ({
  ...presentUser(user, quota),
  recipes: recipes.get(String(user._id)) ?? [],
});
