import type { Recipe } from '@sufra/contracts';
import type { RecipeDocument } from './recipe-model.ts';

/** A saved recipe as its owner sees it. Each field is named: what the contract does not know stays here. */
export const describeRecipe = ({ options, ...recipe }: RecipeDocument): Recipe => ({
  _id: String(recipe._id),
  title: recipe.title,
  description: recipe.description,
  prepTime: recipe.prepTime,
  cookTime: recipe.cookTime,
  ingredients: recipe.ingredients,
  instructions: recipe.instructions,
  calories: recipe.calories,
  tags: recipe.tags,
  createdAt: recipe.createdAt.toISOString(),
  options: {
    servingSize: options.servingSize,
    spiceLevel: options.spiceLevel,
    cuisine: options.cuisine,
    healthGoals: options.healthGoals,
    avoid: options.avoid,
  },
});
