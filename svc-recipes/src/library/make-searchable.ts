import type { RecipeDocument, RecipeModel } from '../recipe/recipe-model.ts';
import { searchFields } from '../recipe/search-fields.ts';

const atOnce = 500;

/**
 * The member's recipes of the time before search get what they are found by, before a search or a count looks for it. Done twice, it
 * changes nothing; an index says at once that there are none.
 */
export async function makeSearchable(recipes: RecipeModel, ownerId: string): Promise<void> {
  const lacking = { ownerId, searchParts: null, deletedAt: null };
  for (;;) {
    const found = await recipes
      .find(lacking)
      .limit(atOnce)
      .select('title description ingredientLines.item tags')
      .lean<RecipeDocument[]>();
    if (found.length === 0) return;
    // Past mongoose and without a new version: what the member changes at the same time meets no conflict.
    await recipes.collection.bulkWrite(
      found.map(recipe => ({
        updateOne: {
          filter: { _id: recipe._id, deletedAt: null },
          update: { $set: searchFields(recipe) },
        },
      })),
      { ordered: false },
    );
    if (found.length < atOnce) return;
  }
}
