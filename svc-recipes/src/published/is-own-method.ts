import type { RecipeDocument } from '../recipe/recipe-model.ts';
import type { VersionModel } from '../versions/version-model.ts';
import { versionOf } from '../versions/version-of.ts';

type Recipe = Pick<
  RecipeDocument,
  '_id' | 'source' | 'steps' | 'isAdapted' | 'version' | 'copyOf' | 'isOthersText'
>;

const plain = (step: string) =>
  step
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Whether a recipe's method is its owner's to publish. An import is so once it was made halal and each of its steps is written anew:
 * none stands as it came from its page, which its first version says. Another member's shared recipe never is.
 */
export async function isOwnMethod(versions: VersionModel, recipe: Recipe): Promise<boolean> {
  if (recipe.copyOf || recipe.isOthersText) return false;
  if (recipe.source.kind !== 'import') return true;
  if (!recipe.isAdapted || versionOf(recipe) === 1) return false;
  const first = await versions.findOne({ recipeId: String(recipe._id), version: 1 }).lean();
  if (!first) return false;
  const imported = new Set(first.text.instructions.map(plain));
  return recipe.steps.every(({ text }) => !imported.has(plain(text)));
}
