import { randomBytes } from 'node:crypto';
import { messages, type SharedRecipe } from '@sufra/contracts';
import { Problem, recordChange } from '@sufra/service-kit';
import type { JudgedRecipe, Rejudge } from '../halal/rejudge.ts';
import type { RecipeDocument, RecipeModel } from '../recipe/recipe-model.ts';
import { changeRecipe } from './change-recipe.ts';
import { describeShared } from './describe-shared.ts';
import { findOwnRecipe, present } from './own-recipe.ts';

interface OwnRecipe {
  recipes: RecipeModel;
  ownerId: string;
  id: string;
}

const tokenBytes = 16;

/** A recipe that is shared already keeps its address. */
export async function shareRecipe(own: OwnRecipe & { rejudge: Rejudge }): Promise<{ token: string }> {
  const recipe = await findOwnRecipe(own);
  const { halal, source } = recipe;
  // What others wrote stays with the member who keeps it.
  if (source.kind === 'import') throw new Problem('recipe_private');
  if (recipe.takenOffAt) throw new Problem('recipe_taken_off');
  if (halal.verdict === 'haram') throw new Problem('recipe_not_halal');
  // What a school allows that our own line does not would be withheld at its address.
  if ((await own.rejudge.byOurLine(recipe)).halal.verdict === 'haram') throw new Problem('recipe_not_halal');
  const { shareToken } = await changeRecipe({
    ...own,
    change: recipe => {
      if (recipe.shareToken) return undefined;
      if (recipe.takenOffAt) throw new Problem('recipe_taken_off');
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

export interface SharedDeps {
  recipes: RecipeModel;
  rejudge: Rejudge;
}

/** By the line of the site, whichever school its owner follows. One that is no longer halal is withheld; it keeps its address, should a later guard clear it. */
export async function findShared({ recipes, rejudge }: SharedDeps, token: string): Promise<JudgedRecipe> {
  const recipe = await recipes.findOne({ ...present(), shareToken: token }).lean<RecipeDocument>();
  if (!recipe) throw new Problem('not_found');
  const judged = await rejudge.byOurLine(recipe);
  if (isWithheld(judged)) throw new Problem('recipe_withheld');
  return judged;
}

export const isWithheld = ({ halal }: JudgedRecipe) => halal.verdict === 'haram';

/** With nothing of its owner. */
export async function findSharedRecipe(deps: SharedDeps, token: string): Promise<{ recipe: SharedRecipe }> {
  return { recipe: describeShared(await findShared(deps, token)) };
}
