import type { UserModel } from '../users/user-model.ts';
import { type NewestRecipesModel, renewNewestRecipes } from './newest-recipes.ts';
import type { SavedRecipeModel } from './saved-recipe-model.ts';

export interface RecipeModels {
  savedRecipes: SavedRecipeModel;
  newestRecipes: NewestRecipesModel;
}

/** Of a member who is gone: tombstones stay, which name no member. */
export async function eraseSavedRecipes({ savedRecipes, newestRecipes }: RecipeModels, userId: string) {
  await savedRecipes.updateMany(
    { userId },
    { $set: { deletedAt: new Date() }, $unset: { userId: '', title: '', savedAt: '' } },
  );
  await newestRecipes.deleteOne({ _id: userId });
}

/** After a change of what a member has saved. */
export async function renewOrErase(users: UserModel, recipes: RecipeModels, userId: string) {
  await renewNewestRecipes(recipes, userId);
  // Asked last: a member who is deleted after this has everything erased by that.
  if (!(await users.exists({ _id: userId, deletedAt: null }))) await eraseSavedRecipes(recipes, userId);
}
