import type { Recipe, RecipeContents } from '@sufra/contracts';
import { contentsOf as readContents } from '@sufra/guard/allergens';
import { ingredientText } from './ingredient-text.ts';
import { rememberedByText } from './remembered-by-text.ts';

type Texts = Pick<Recipe, 'title' | 'ingredientLines' | 'steps'>;

const read = rememberedByText(
  (texts: { title: string; ingredients: string[]; steps: string[] }): RecipeContents => readContents(texts),
);

/** What a recipe names of the fourteen allergens, and its diets, by the words of today: a stored recipe keeps none of it. */
export const contentsOf = ({ title, ingredientLines, steps }: Texts): RecipeContents =>
  read({
    title,
    ingredients: ingredientLines.map(ingredientText),
    steps: steps.map(({ text }) => text),
  });
