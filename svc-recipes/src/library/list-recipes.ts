import type { Recipe } from '@sufra/contracts';
import { describeRecipe } from './describe-recipe.ts';
import { visibleTo } from './own-recipe.ts';
import type { RecipeDocument, RecipeModel } from './recipe-model.ts';

/** There are no pages, so this bounds an answer: some two megabytes, three new recipes a day for a year. */
const mostListed = 1_000;

interface ListRecipes {
  recipes: RecipeModel;
  ownerId: string;
}

export async function listRecipes({ recipes, ownerId }: ListRecipes): Promise<Recipe[]> {
  const saved = await recipes
    .find({ ...visibleTo(ownerId), isSaved: true })
    .sort({ createdAt: -1, _id: -1 })
    .limit(mostListed)
    .lean<RecipeDocument[]>();
  return saved.map(describeRecipe);
}
