import { Problem } from '@sufra/service-kit';
import { presentMember } from '../administration/present-member.ts';
import { newestRecipesOf } from '../recipes/newest-recipes.ts';
import { removeForOwner } from './remove-for-owner.ts';
import type { SecondFactorDeps } from './second-factor-deps.ts';

interface Removal {
  actorId: string;
  targetId: string;
  ip: string;
}

export async function removeByAdmin(deps: SecondFactorDeps, { actorId, targetId, ip }: Removal) {
  const { user, wasRemoved } = await removeForOwner(deps, { by: { _id: targetId }, actorId });
  if (!user?.verifiedAt) throw new Problem('not_found');
  if (wasRemoved)
    deps.record({ what: 'second-factor-removed', outcome: 'ok', userId: actorId, targetId, ip });
  const recipes = await newestRecipesOf(deps.newestRecipes, [user._id]);
  return presentMember(user, { quota: deps.quota, recipes });
}
