import { completeDocuments } from '@sufra/service-kit';
import type { RecipeDocument, RecipeModel } from '../recipe/recipe-model.ts';
import { searchFields } from '../recipe/search-fields.ts';

/** The member's recipes of the time before search get what they are found by, before a search or a count looks for it. */
export const makeSearchable = (recipes: RecipeModel, ownerId: string): Promise<void> =>
  completeDocuments<RecipeDocument>({
    model: recipes,
    lacking: { ownerId, searchParts: null, deletedAt: null },
    madeOf: 'title description ingredientLines.item tags',
    lacks: searchFields,
  });
