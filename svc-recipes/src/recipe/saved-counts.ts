import type { RecipeCounts } from '@sufra/contracts';
import { type KeptCounts, keptCounts } from '@sufra/service-kit';
import type { Connection, Schema } from 'mongoose';

export type SavedCounts = Omit<RecipeCounts, 'found' | 'isMore'>;

/** What each member's saved recipes were counted to be, by the member's id. */
export const savedCounts = (connection: Connection): KeptCounts<SavedCounts> => keptCounts(connection);

interface Written {
  ownerId?: string | undefined;
  isSaved?: boolean | undefined;
  isPending?: boolean | undefined;
}

/**
 * `recipeModel` alone writes recipes, so no change of one can miss its owner's counts. One that is not saved, or that no
 * call shows yet, is in none of them; and one that is saved stays so until it is deleted.
 */
export function countsFollow(recipes: Schema, connection: Connection): void {
  const counts = savedCounts(connection);
  const changed = async (recipe: Written | null) => {
    if (recipe?.ownerId && recipe.isSaved && !recipe.isPending) await counts.changed(recipe.ownerId);
  };
  recipes.post(['findOneAndUpdate', 'save'], changed);
  recipes.post('insertMany', async (added: unknown) => {
    for (const recipe of added as Written[]) await changed(recipe); // mongoose's types have a model here
  });
}
