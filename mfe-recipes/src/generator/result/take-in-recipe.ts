import type { Recipe } from '@sufra/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { addNewRecipe } from '../../recipe/api/new-recipes.ts';
import { savedRecipesQuery } from '../../recipe/api/saved-recipes.ts';
import { countOne } from './count-one.ts';

/** A recipe has come of it: into the lists, and into the counts. */
export async function takeInRecipe(client: QueryClient, recipe: Recipe) {
  await addNewRecipe(client, recipe);
  void client.invalidateQueries({ queryKey: savedRecipesQuery.queryKey });
  countOne();
}
