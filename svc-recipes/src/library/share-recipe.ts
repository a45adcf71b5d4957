import { randomBytes } from 'node:crypto';
import { messages, type SharedRecipe } from '@sufra/contracts';
import { Problem, recordChange } from '@sufra/service-kit';
import { changeRecipe } from './change-recipe.ts';
import { describeRecipe } from './describe-recipe.ts';
import type { RecipeDocument, RecipeModel } from './recipe-model.ts';

interface OwnRecipe {
  recipes: RecipeModel;
  ownerId: string;
  id: string;
}

const tokenBytes = 16;

/** A recipe that is shared already keeps its address. */
export async function shareRecipe(own: OwnRecipe): Promise<{ token: string }> {
  const { shareToken } = await changeRecipe({
    ...own,
    change: recipe => {
      if (recipe.shareToken) return undefined;
      const token = randomBytes(tokenBytes).toString('base64url');
      return recordChange({ of: recipe, update: { $set: { shareToken: token } } });
    },
  });
  if (!shareToken) throw new Error('a recipe was shared without a token');
  return { token: shareToken };
}

/** From now on the address leads nowhere, and sharing anew gives another one. */
export async function endSharing(own: OwnRecipe): Promise<{ message: string }> {
  await changeRecipe({
    ...own,
    change: recipe =>
      recipe.shareToken ? recordChange({ of: recipe, update: { $unset: { shareToken: '' } } }) : undefined,
  });
  return { message: messages.sharingEnded };
}

export async function findSharedRecipe(
  recipes: RecipeModel,
  token: string,
): Promise<{ recipe: SharedRecipe }> {
  const recipe = await recipes
    .findOne({
      shareToken: token,
      deletedAt: null,
      $or: [{ keptUntil: null }, { keptUntil: { $gt: new Date() } }],
    })
    .lean<RecipeDocument>();
  if (!recipe) throw new Problem('not_found');
  const { _id, isSaved, favorite, keptUntil, shareToken, ...shared } = describeRecipe(recipe);
  return { recipe: shared };
}
