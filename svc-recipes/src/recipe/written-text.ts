import { usualServings, type WrittenRecipe } from '@sufra/contracts';
import { ingredientText } from './ingredient-text.ts';
import type { RecipeDocument } from './recipe-model.ts';

/** What of a recipe its owner writes, in the database's shape. */
export type TextFields = Pick<
  RecipeDocument,
  'title' | 'description' | 'prepTime' | 'cookTime' | 'ingredientLines' | 'steps' | 'tags' | 'notes'
> & { options: { servingSize?: number | undefined } };

/** A recipe's text as its owner writes it. */
export const writtenText = (recipe: TextFields): WrittenRecipe => ({
  title: recipe.title,
  description: recipe.description,
  servings: recipe.options.servingSize ?? usualServings,
  prepTime: recipe.prepTime,
  cookTime: recipe.cookTime,
  ingredients: recipe.ingredientLines.map(ingredientText),
  instructions: recipe.steps.map(({ text }) => text),
  notes: recipe.notes ?? '',
  tags: recipe.tags,
});
