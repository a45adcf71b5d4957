import type { Recipe } from '@sufra/contracts';
import { convertWords } from '../amounts/convert-words.ts';
import type { Units } from '../amounts/units.ts';
import { linesOf } from './recipe-lines.ts';
import { recipeText } from './recipe-text.ts';

/** The whole of a recipe as it is on the screen, with its public address where it has one. */
export const ownRecipeText =
  (recipe: Recipe, { servings, units }: { servings: number; units: Units }) =>
  (address: string | null) =>
    recipeText({
      recipe,
      servings,
      address,
      lines: linesOf(recipe, { servings, units }),
      steps: recipe.steps.map(step => convertWords(step.text, units)),
    });
