import { completeDocuments } from '@sufra/service-kit';
import type { RecipeDocument, RecipeModel } from '../recipe/recipe-model.ts';
import { searchFields } from '../recipe/search-fields.ts';

/** Recipes of the time before search get what they are found by. */
export const makeSearchable = (recipes: RecipeModel, stopping?: AbortSignal): Promise<void> =>
  completeDocuments<RecipeDocument>({
    model: recipes,
    lacking: { searchParts: null, deletedAt: null },
    madeOf: ['title', 'description', 'ingredientLines.item', 'tags'],
    lacks: searchFields,
    ...(stopping ? { stopping } : {}),
  });
