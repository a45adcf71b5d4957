import type { Recipe } from '@sufra/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { recipeQuery } from './recipe.ts';
import { recipeLists } from './recipe-lists.ts';

/** Writes what is known of a recipe wherever it is shown: its own page and the lists. */
export async function noteRecipe(client: QueryClient, id: string, change: Partial<Recipe>) {
  // An answer that is older than the change must not overwrite it.
  await Promise.all(
    [recipeQuery(id).queryKey, ...recipeLists].map(queryKey => client.cancelQueries({ queryKey })),
  );
  client.setQueryData(recipeQuery(id).queryKey, known => known && { recipe: { ...known.recipe, ...change } });
  for (const queryKey of recipeLists) {
    client.setQueryData(
      queryKey,
      known =>
        known && { recipes: known.recipes.map(each => (each._id === id ? { ...each, ...change } : each)) },
    );
  }
}
