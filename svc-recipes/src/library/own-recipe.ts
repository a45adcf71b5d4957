import type { CookingProfile } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import type { JudgedRecipe, Rejudge } from '../halal/rejudge.ts';
import type { RecipeDocument, RecipeModel } from '../recipe/recipe-model.ts';

interface OwnRecipe {
  recipes: RecipeModel;
  rejudge: Rejudge;
  ownerId: string;
  id: string;
  /** The owner's, where the caller has read it. */
  profile?: CookingProfile;
}

/** The recipes that are there. What is over is not, though the database sweeps but once a minute. */
export const present = (now = new Date()) => ({
  deletedAt: null,
  removedAt: null,
  $or: [{ keptUntil: null }, { keptUntil: { $gt: now } }],
});

/** What a member sees of all recipes: the member's own, once they are counted. */
export const visibleTo = (ownerId: string) => ({ ...present(), ownerId, isPending: { $ne: true } });

/** Another member’s is as good as none: the caller must not learn that it is there. */
export async function findOwnRecipe({
  recipes,
  rejudge,
  ownerId,
  id,
  profile,
}: OwnRecipe): Promise<JudgedRecipe> {
  const recipe = await recipes.findOne({ ...visibleTo(ownerId), _id: id }).lean<RecipeDocument>();
  if (!recipe) throw new Problem('not_found');
  return rejudge(recipe, profile);
}
