import type { SavedRecipe, SavedRecipeModel } from './saved-recipe-model.ts';

/** All that is known here of one member's saved recipes, newest first. */
export async function savedRecipesOf(savedRecipes: SavedRecipeModel, userId: string) {
  const found = await savedRecipes.find({ userId }).sort({ savedAt: -1, _id: -1 }).lean<SavedRecipe[]>();
  return found.map(({ _id, title, savedAt }) => ({
    _id: String(_id),
    title,
    savedAt: savedAt.toISOString(),
  }));
}
