import type { Recipe, WrittenRecipe } from '@sufra/contracts';
import { call } from '@sufra/web-kit';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { recipeQuery } from '../../recipe/api/recipe.ts';
import { cancelReadingAnew, invalidateLists } from '../../recipe/api/recipe-lists.ts';

export interface TextToSave {
  written: WrittenRecipe;
  /** The recipe that is changed, and the version that the change is based on; none for a new one. */
  of: { id: string; version: number } | undefined;
  /** The member was asked about its amounts, and says that they are right. */
  areAmountsMeant: boolean;
}

async function saveText({ written, of, areAmountsMeant }: TextToSave): Promise<Recipe> {
  const text = { ...written, ...(areAmountsMeant && { areAmountsMeant }) };
  if (!of) return (await call('POST /recipes', { body: text })).recipe;
  const body = { ...text, version: of.version };
  return (await call('PUT /recipes/{id}', { params: { id: of.id }, body })).recipe;
}

/** Its page shows the new text at once; the lists are read anew. */
export async function takeInText(client: QueryClient, recipe: Recipe) {
  const { queryKey } = recipeQuery(recipe._id);
  await Promise.all([client.cancelQueries({ queryKey }), cancelReadingAnew(client)]);
  client.setQueryData(queryKey, { recipe });
  void client.invalidateQueries({ queryKey: ['recipe-versions', recipe._id] });
  await invalidateLists(client);
}

export function useSaveText() {
  const client = useQueryClient();
  return useMutation({ mutationFn: saveText, onSuccess: recipe => takeInText(client, recipe) });
}
