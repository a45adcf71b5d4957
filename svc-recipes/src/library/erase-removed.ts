import { recordDeletion } from '@sufra/service-kit';
import { photosOf } from '../recipe/photos-of.ts';
import type { RecipeDocument, RecipeModel } from '../recipe/recipe-model.ts';
import type { VersionModel } from '../versions/version-model.ts';

const maxAtOnce = 200;

/** What a recipe holds; all of it goes at once, and the rest when its event is published. */
export const recipeContent = [
  ...[
    'title',
    'description',
    'ingredientLines',
    'steps',
    'tags',
    'searchText',
    'tagKeys',
    'searchParts',
    'options',
    'halal',
    'guardVersion',
    'source',
    'notes',
    'language',
    'isAdapted',
    'isEdited',
    'isOthersText',
  ],
  ...['version', 'editedAt', 'changes', 'restored', 'isOwnWork'],
  ...['ownNote', 'rating', 'cookedOn', 'collections', 'publication', 'photo', 'takenOffAt'],
  ...['prepTime', 'cookTime', 'calories', 'shareToken', 'keptUntil', 'removedAt'],
];

interface EraseRemoved {
  recipes: RecipeModel;
  versions: VersionModel;
  restoreMs: number;
  /** Unless another recipe shows it. */
  erasePhoto: (id: string) => Promise<void>;
}

/** Erases what was deleted too long ago to be restored. Answers whether there may be more. */
export async function eraseRemoved({
  recipes,
  versions,
  restoreMs,
  erasePhoto,
}: EraseRemoved): Promise<boolean> {
  const over = new Date(Date.now() - restoreMs);
  const removed = await recipes
    .find({ removedAt: { $lte: over }, deletedAt: null })
    .limit(maxAtOnce)
    .lean<RecipeDocument[]>();
  for (const recipe of removed) {
    const { filter, update } = recordDeletion({
      of: recipe,
      erase: recipeContent,
      events: recipe.isSaved
        ? [{ type: 'recipe.deleted', data: { recipeId: String(recipe._id), userId: recipe.ownerId } }]
        : [],
    });
    // No match: its owner has restored it, or another replica was first.
    const { matchedCount } = await recipes.updateOne(filter, update);
    if (matchedCount !== 1) continue;
    await versions.deleteMany({ recipeId: String(recipe._id) });
    for (const id of photosOf(recipe)) await erasePhoto(id);
  }
  return removed.length === maxAtOnce;
}
