import { limits, messages, type Recipe } from '@sufra/contracts';
import { ApiError, call, toast } from '@sufra/web-kit';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { recipeQuery } from './recipe.ts';
import { recipeLists } from './recipe-lists.ts';

const isGoneAlready = (error: unknown) => error instanceof ApiError && error.status === 404;

// Made-up words of ours say less than that it is unknown.
const reasonOf = (error: Error) =>
  (error instanceof ApiError ? error.said : error.message) || 'Unknown error';

async function deleteRecipe(id: string) {
  try {
    await call('DELETE /recipes/{id}', { params: { id } });
  } catch (error) {
    if (!isGoneAlready(error)) throw error;
  }
}

/** The recipe goes from the lists at once, and comes back to its place when it could not be deleted. */
export function useDeleteRecipe() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteRecipe,
    onMutate: id => takeOut(client, id),
    onSuccess: (_answer, id, taken) => {
      client.removeQueries({ queryKey: recipeQuery(id).queryKey });
      toast({
        message: messages.recipeDeleted,
        duration: limits.undoDeletionSeconds * 1_000,
        action: { label: 'Undo', onSelect: () => restoreRecipe(client, { id, taken }) },
      });
    },
    onError: (error, _id, taken) => {
      for (const each of taken ?? []) putBack(client, each);
      toast({ tone: 'danger', message: `Failed to delete recipe: ${reasonOf(error)}` });
    },
  });
}

interface Deleted {
  id: string;
  taken: readonly Taken[];
}

/** Outlives the page that deleted it: the recipe's own page is left by then. */
async function restoreRecipe(client: QueryClient, { id, taken }: Deleted) {
  try {
    await call('POST /recipes/{id}/restore', { params: { id } });
  } catch (error) {
    const reason = reasonOf(error instanceof Error ? error : new Error());
    toast({ tone: 'danger', message: `Failed to restore recipe: ${reason}` });
    return;
  }
  for (const each of taken) putBack(client, each);
  toast(messages.recipeRestored);
  // What was read in the meantime does not have it: another list, the week.
  await client.invalidateQueries();
}

interface Taken {
  queryKey: (typeof recipeLists)[number];
  recipe: Recipe;
  place: number;
}

async function takeOut(client: QueryClient, id: string): Promise<Taken[]> {
  await Promise.all(recipeLists.map(queryKey => client.cancelQueries({ queryKey })));
  return recipeLists.flatMap(queryKey => {
    const recipes = client.getQueryData(queryKey)?.recipes ?? [];
    const place = recipes.findIndex(({ _id }) => _id === id);
    const recipe = recipes[place];
    if (!recipe) return [];
    client.setQueryData(queryKey, { recipes: recipes.toSpliced(place, 1) });
    return [{ queryKey, recipe, place }];
  });
}

function putBack(client: QueryClient, { queryKey, recipe, place }: Taken) {
  client.setQueryData(queryKey, known => {
    if (!known || known.recipes.some(({ _id }) => _id === recipe._id)) return known;
    return { recipes: known.recipes.toSpliced(place, 0, recipe) };
  });
}
