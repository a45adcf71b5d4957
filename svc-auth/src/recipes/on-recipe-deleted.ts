import type { events } from '@sufra/contracts';
import { type EventHandler, projectDeletion } from '@sufra/service-kit';
import type { UserModel } from '../users/user-model.ts';
import { type RecipeModels, renewOrErase } from './erase-saved-recipes.ts';

export const onRecipeDeleted =
  (users: UserModel, recipes: RecipeModels): EventHandler<typeof events, 'recipe.deleted'> =>
  async event => {
    const { recipeId, userId } = event.data;
    const erase = ['userId', 'title', 'savedAt'];
    await projectDeletion({ model: recipes.savedRecipes, event, id: recipeId, erase });
    await renewOrErase(users, recipes, userId);
  };
