import { straightenDocuments } from '@sufra/service-kit';
import type { SavedRecipeModel } from '../recipes/saved-recipe-model.ts';

/** Titles of recipes, of which events brought a copy. Names were never taken with such a sign. */
export const straightenTitles = (savedRecipes: SavedRecipeModel, stopping?: AbortSignal): Promise<void> =>
  straightenDocuments({
    model: savedRecipes,
    texts: ['title'],
    ...(stopping ? { stopping } : {}),
  });
