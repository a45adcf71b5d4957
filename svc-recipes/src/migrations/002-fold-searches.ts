import { completeDocuments, foldedAnew, foldedBefore } from '@sufra/service-kit';
import type { RecipeDocument, RecipeModel } from '../recipe/recipe-model.ts';
import { searchFields } from '../recipe/search-fields.ts';

/** Recipes that were made searchable before ı was i and ة was ه are found by either. */
export const foldSearches = (recipes: RecipeModel, stopping?: AbortSignal): Promise<void> =>
  completeDocuments<RecipeDocument>({
    model: recipes,
    lacking: { ...foldedBefore, deletedAt: null },
    madeOf: ['title', 'description', 'ingredientLines.item', 'tags', 'searchText', 'searchParts'],
    lacks: recipe => ({ ...foldedAnew(recipe, searchFields(recipe)) }),
    ...(stopping ? { stopping } : {}),
  });
