import type { Recipe } from '@sufra/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { recipeQuery } from './recipe.ts';
import { cancelReadingAnew, changeList, placesOf } from './recipe-lists.ts';

/** Writes what is known of a recipe wherever it is shown: its own page and the lists. */
export async function noteRecipe(client: QueryClient, id: string, change: Partial<Recipe>) {
  // An answer that is older than the change must not overwrite it.
  await Promise.all([
    client.cancelQueries({ queryKey: recipeQuery(id).queryKey }),
    cancelReadingAnew(client),
  ]);
  client.setQueryData(recipeQuery(id).queryKey, known => known && { recipe: { ...known.recipe, ...change } });
  for (const place of placesOf(client, id))
    changeList(client, place, recipes =>
      recipes.map(each => (each._id === id ? { ...each, ...change } : each)),
    );
}
