import type { Recipe } from '@sufra/contracts';
import type { Rejudge } from '../halal/rejudge.ts';
import type { RecipeDocument, RecipeModel } from '../recipe/recipe-model.ts';
import { describeRecipe } from './describe-recipe.ts';
import { visibleTo } from './own-recipe.ts';

/** There are no pages, so this bounds an answer: some two megabytes, three new recipes a day for a year. */
const maxListed = 1_000;

interface ListRecipes {
  recipes: RecipeModel;
  rejudge: Rejudge;
  ownerId: string;
}

export const listSaved = (asked: ListRecipes) => listRecipes(asked, true);

export const listUnsaved = (asked: ListRecipes) => listRecipes(asked, false);

async function listRecipes({ recipes, rejudge, ownerId }: ListRecipes, isSaved: boolean): Promise<Recipe[]> {
  const found = await recipes
    .find({ ...visibleTo(ownerId), isSaved })
    .sort({ createdAt: -1, _id: -1 })
    .limit(maxListed)
    .lean<RecipeDocument[]>();
  const judged: Recipe[] = [];
  // One after the other: between two that are judged anew, others have their turn.
  for (const recipe of found) judged.push(describeRecipe(await rejudge(recipe)));
  return judged;
}
