import { newRecipesQuery } from './new-recipes.ts';
import { savedRecipesQuery } from './saved-recipes.ts';
import { unsavedRecipesQuery } from './unsaved-recipes.ts';

/** Where the reader's recipes are listed: what changes in one changes in the other. */
export const recipeLists = [
  savedRecipesQuery.queryKey,
  newRecipesQuery.queryKey,
  unsavedRecipesQuery.queryKey,
] as const;
