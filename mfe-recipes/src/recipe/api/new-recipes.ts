import type { Recipe } from '@sufra/contracts';
import { ApiError, call, whenMemberLeaves } from '@sufra/web-kit';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { readStored, writeStored } from '../../remembered/browser-storage.ts';
import { recipeQuery } from './recipe.ts';

const storageKey = 'sufra:new-recipes';
// More than any page shows: one that is deleted lets the next one up.
const maxRemembered = 6;

/** What was generated in this visit, newest first. A reload finds it, saved or not. */
export const newRecipesQuery = queryOptions({
  queryKey: ['recipes', 'of-this-visit'],
  queryFn: async ({ signal }) => {
    const recipes = await Promise.all(rememberedIds().map(id => findRecipe(id, signal)));
    return { recipes: recipes.filter(recipe => recipe !== null) };
  },
  select: ({ recipes }) => recipes,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

function rememberedIds(): string[] {
  const stored = readStored('sessionStorage', storageKey);
  return Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : [];
}

export const hasRememberedRecipes = () => rememberedIds().length > 0;

/** Null when it has gone: deleted elsewhere, or its day is over. */
async function findRecipe(id: string, signal: AbortSignal): Promise<Recipe | null> {
  try {
    return (await call('GET /recipes/{id}', { params: { id }, signal })).recipe;
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
    throw error;
  }
}

/** A recipe has just been written: it stands in front. */
export async function addNewRecipe(client: QueryClient, recipe: Recipe) {
  const { queryKey } = newRecipesQuery;
  const ids = [recipe._id, ...rememberedIds().filter(id => id !== recipe._id)];
  writeStored('sessionStorage', storageKey, ids.slice(0, maxRemembered));
  client.setQueryData(recipeQuery(recipe._id).queryKey, { recipe });
  await client.cancelQueries({ queryKey });
  const known = client.getQueryData(queryKey);
  const others = known?.recipes.filter(({ _id }) => _id !== recipe._id) ?? [];
  client.setQueryData(queryKey, { recipes: [recipe, ...others] });
  // The earlier ones were not there yet.
  if (!known && ids.length > 1) void client.invalidateQueries({ queryKey });
}

whenMemberLeaves(() => writeStored('sessionStorage', storageKey, []));
