import type { events } from '@sufra/contracts';
import { type EventHandler, project } from '@sufra/service-kit';
import type { UserModel } from '../users/user-model.ts';
import { type RecipeModels, renewOrErase } from './erase-saved-recipes.ts';

export const onRecipeSaved =
  (users: UserModel, recipes: RecipeModels): EventHandler<typeof events, 'recipe.saved'> =>
  async event => {
    const { recipeId, userId, title, savedAt } = event.data;
    const set = { userId, title, savedAt: new Date(savedAt), deletedAt: null };
    await project({ model: recipes.savedRecipes, event, id: recipeId, set });
    await renewOrErase(users, recipes, userId);
  };
