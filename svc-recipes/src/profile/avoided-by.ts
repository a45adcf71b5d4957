import type { AvoidedInRecipe, CookingProfile, Recipe } from '@sufra/contracts';
import { findAgainstDiets, findAvoided } from '@sufra/guard/allergens';
import { ingredientText } from '../recipe/ingredient-text.ts';
import { rememberedByText } from '../recipe/remembered-by-text.ts';

type Avoiding = Pick<CookingProfile, 'avoid' | 'diets'>;
interface Lines {
  title: string;
  ingredients: string[];
  steps: string[];
}

const read = rememberedByText(({ lines, avoid, diets }: Avoiding & { lines: Lines }): AvoidedInRecipe[] => [
  ...findAvoided(lines, avoid).map(found => ({ ...found, isDiet: false })),
  ...findAgainstDiets(lines, diets).map(({ diet, ...found }) => ({ ...found, avoid: diet, isDiet: true })),
]);

/** What the lines of a recipe name of that which a member avoids, with the words and their places. */
export const avoidedInLines = (lines: Lines, { avoid, diets }: Avoiding): AvoidedInRecipe[] =>
  avoid.length + diets.length === 0 ? [] : read({ lines, avoid, diets });

export const avoidedInRecipe = (
  { title, ingredientLines, steps }: Pick<Recipe, 'title' | 'ingredientLines' | 'steps'>,
  by: Avoiding,
) =>
  avoidedInLines(
    { title, ingredients: ingredientLines.map(ingredientText), steps: steps.map(({ text }) => text) },
    by,
  );
