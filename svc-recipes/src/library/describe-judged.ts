import type { Recipe } from '@sufra/contracts';
import type { Rejudge } from '../halal/rejudge.ts';
import type { RecipeDocument } from '../recipe/recipe-model.ts';
import { describeRecipe } from './describe-recipe.ts';

/** Recipes as the guard of today judges them. */
export async function describeJudged(rejudge: Rejudge, found: RecipeDocument[]): Promise<Recipe[]> {
  const recipes: Recipe[] = [];
  const [first] = found;
  // All are one member's.
  const profile = first && (await rejudge.profileOf(first.ownerId));
  // One after the other: between two that are judged anew, others have their turn.
  for (const recipe of found) recipes.push(describeRecipe(await rejudge(recipe, profile)));
  return recipes;
}
