import { type Recipe, type RecipeCounts, tagKey } from '@sufra/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { savedRecipesQuery } from './saved-recipes.ts';

const queryKey = [...savedRecipesQuery.queryKey, 'counts'];

/** Counts change at once with what they count; the service says afterwards how many there are. */
async function noteCounts(client: QueryClient, change: (counts: RecipeCounts) => RecipeCounts) {
  await client.cancelQueries({ queryKey });
  client.setQueriesData<RecipeCounts>({ queryKey }, counts => counts && change(counts));
}

/** One more or one less of the favourites. */
export const countFavorite = (client: QueryClient, by: 1 | -1) =>
  noteCounts(client, counts => ({ ...counts, favorites: counts.favorites + by }));

/** A saved recipe is gone, or there again. */
export const countRecipe = (client: QueryClient, { favorite, tags }: Recipe, by: 1 | -1) =>
  noteCounts(client, counts => {
    const keys = new Set(tags?.map(tagKey));
    return {
      ...counts,
      all: counts.all + by,
      found: counts.found + by,
      favorites: counts.favorites + (favorite ? by : 0),
      tags: counts.tags.map(tag => (keys.has(tag.key) ? { ...tag, count: tag.count + by } : tag)),
    };
  });

export const readCountsAnew = (client: QueryClient) => client.invalidateQueries({ queryKey });
