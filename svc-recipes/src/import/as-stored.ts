import type { ImportedRecipe } from '@sufra/contracts';
import { ingredientLine } from '../recipe/ingredient-line.ts';

const upToADay = (minutes: number) => Math.min(minutes, 2_880);

/** An import in the shape of every recipe here. What it does not say is nothing. */
export const asStored = ({ title, totalMinutes, ingredients, instructions }: ImportedRecipe) => ({
  title,
  description: '',
  prepTime: 0,
  cookTime: upToADay(totalMinutes ?? 0),
  ingredientLines: ingredients.map(ingredientLine),
  steps: instructions.map(text => ({ text, minutes: null })),
  calories: 0,
  tags: [],
});
