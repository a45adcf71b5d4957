import { useSettled } from '@sufra/web-kit';
import type { RecipeFilter } from '../../recipe/api/saved-recipes.ts';
import { useFoundBy } from '../../recipe/api/use-found-by.ts';

/** What the filter leaves once its words rest. */
export function useSavedRecipes({ words, tag, favorites, collection }: RecipeFilter) {
  const filter = { words: useSettled(words), tag, favorites, collection };
  const { pages, counts } = useFoundBy(filter);
  // A heart that was taken away a moment ago.
  const recipes = pages.data?.filter(({ favorite }) => favorite || !favorites);
  return { pages, counts, recipes, list: JSON.stringify(filter) };
}
