import { limits, messages, type Recipe } from '@sufra/contracts';
import { ApiError, call, say, toast } from '@sufra/web-kit';
import { hashKey, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '../../texts/text.ts';
import { countRecipe, readCountsAnew } from './note-counts.ts';
import { recipeQuery } from './recipe.ts';
import { cancelReadingAnew, changeList, type Place, placesOf, recipeInLists } from './recipe-lists.ts';

const isGoneAlready = (error: unknown) => error instanceof ApiError && error.status === 404;

// Made-up words of ours say less than that it is unknown.
const reasonOf = (error: Error) =>
  (error instanceof ApiError ? error.said : error.message) || t('recipe.deletion.unknown');

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
      void readCountsAnew(client);
      toast({
        message: say(messages.recipeDeleted),
        duration: limits.undoDeletionSeconds * 1_000,
        action: { label: t('recipe.deletion.undo'), onSelect: () => restoreRecipe(client, { id, taken }) },
      });
    },
    onError: async (error, _id, taken) => {
      if (taken) await putBack(client, taken);
      toast({ tone: 'danger', message: t('recipe.deletion.failed', { reason: reasonOf(error) }) });
    },
  });
}

interface Deleted {
  id: string;
  taken: Taken | undefined;
}

/** Outlives the page that deleted it: the recipe's own page is left by then. */
async function restoreRecipe(client: QueryClient, { id, taken }: Deleted) {
  try {
    await call('POST /recipes/{id}/restore', { params: { id } });
  } catch (error) {
    const reason = reasonOf(error instanceof Error ? error : new Error());
    toast({ tone: 'danger', message: t('recipe.deletion.notRestored', { reason }) });
    return;
  }
  if (taken) await putBack(client, taken);
  toast(say(messages.recipeRestored));
  // What was read in the meantime does not have it: another list, the week.
  await client.invalidateQueries();
}

interface Taken {
  recipe: Recipe;
  places: readonly Place[];
}

async function takeOut(client: QueryClient, id: string): Promise<Taken | undefined> {
  await cancelReadingAnew(client);
  const recipe = recipeInLists(client, id);
  if (!recipe) return undefined;
  const places = placesOf(client, id);
  for (const place of places) changeList(client, place, recipes => recipes.filter(({ _id }) => _id !== id));
  if (recipe.isSaved) await countRecipe(client, recipe, -1);
  return { recipe, places };
}

async function putBack(client: QueryClient, { recipe, places }: Taken) {
  const there = new Set(placesOf(client, recipe._id).map(({ key }) => hashKey(key)));
  for (const place of places.filter(({ key }) => !there.has(hashKey(key))))
    changeList(client, place, recipes => recipes.toSpliced(place.at, 0, recipe));
  if (recipe.isSaved) await countRecipe(client, recipe, 1);
}
