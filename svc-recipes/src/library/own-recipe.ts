import { Problem } from '@sufra/service-kit';
import type { JudgedRecipe, Rejudge } from '../halal/rejudge.ts';
import type { RecipeDocument, RecipeModel } from '../recipe/recipe-model.ts';

interface OwnRecipe {
  recipes: RecipeModel;
  rejudge: Rejudge;
  ownerId: string;
  id: string;
}

/** What a member sees of all recipes: the own ones that are counted and not over. The database sweeps but once a minute. */
export const visibleTo = (ownerId: string, now = new Date()) => ({
  ownerId,
  isPending: { $ne: true },
  deletedAt: null,
  $or: [{ keptUntil: null }, { keptUntil: { $gt: now } }],
});

/** Somebody else’s is as good as none: who asks must not learn that it is there. */
export async function findOwnRecipe({ recipes, rejudge, ownerId, id }: OwnRecipe): Promise<JudgedRecipe> {
  const recipe = await recipes.findOne({ ...visibleTo(ownerId), _id: id }).lean<RecipeDocument>();
  if (!recipe) throw new Problem('not_found');
  return rejudge(recipe);
}
