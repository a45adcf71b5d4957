import { limits } from '@sufra/contracts';
import type { RecipeDocument } from '../recipe/recipe-model.ts';
import { writtenText } from '../recipe/written-text.ts';
import type { VersionModel } from './version-model.ts';
import { savedAtOf, versionOf } from './version-of.ts';

/**
 * Puts the text that is about to be changed among the versions. Done before the change, and twice it is the same: a text of a
 * number never changes, so a save that comes to nothing leaves nothing wrong.
 */
export async function keepVersion(versions: VersionModel, recipe: RecipeDocument): Promise<void> {
  const recipeId = String(recipe._id);
  const version = versionOf(recipe);
  await versions.updateOne(
    { recipeId, version },
    {
      $setOnInsert: {
        ownerId: recipe.ownerId,
        savedAt: savedAtOf(recipe),
        changes: recipe.changes ?? [],
        restored: recipe.restored ?? null,
        isEdited: recipe.isEdited ?? false,
        text: writtenText(recipe),
        ...(recipe.keptUntil && { keptUntil: recipe.keptUntil }),
      },
    },
    { upsert: true },
  );
}

/** Those that are older than the last twenty, the recipe's own text among them. */
export const forgetOldVersions = (versions: VersionModel, recipe: RecipeDocument) =>
  versions.deleteMany({
    recipeId: String(recipe._id),
    version: { $lte: versionOf(recipe) - limits.recipeVersions },
  });

/** A recipe that was to go away by itself is saved, and its versions stay with it. */
export const keepVersionsOf = (versions: VersionModel, recipeId: string) =>
  versions.updateMany({ recipeId }, { $unset: { keptUntil: '' } });
