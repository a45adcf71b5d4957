import { messages } from '@sufra/contracts';
import { recordDeletion } from '@sufra/service-kit';
import type { RecipeModel } from '../recipe/recipe-model.ts';
import { changeRecipe } from './change-recipe.ts';

interface DeleteRecipe {
  recipes: RecipeModel;
  ownerId: string;
  id: string;
}

/** What a recipe holds; all of it goes at once, and the rest when its event is published. */
export const recipeContent = [
  ...[
    'title',
    'description',
    'ingredientLines',
    'steps',
    'tags',
    'options',
    'halal',
    'guardVersion',
    'source',
  ],
  ...['prepTime', 'cookTime', 'calories', 'shareToken', 'keptUntil'],
];

export async function deleteRecipe({ recipes, ownerId, id }: DeleteRecipe): Promise<{ message: string }> {
  await changeRecipe({
    recipes,
    ownerId,
    id,
    change: recipe =>
      recordDeletion({
        of: recipe,
        erase: recipeContent,
        events: recipe.isSaved
          ? [{ type: 'recipe.deleted', data: { recipeId: String(recipe._id), userId: ownerId } }]
          : [],
      }),
  });
  return { message: messages.recipeDeleted };
}
