import { createHash } from 'node:crypto';
import type { Recipe, RecipeContents } from '@sufra/contracts';
import { contentsOf as readContents } from '@sufra/guard/allergens';
import { ingredientText } from './ingredient-text.ts';

type Texts = Pick<Recipe, 'title' | 'ingredientLines' | 'steps'>;

// A list is asked for again and again: its recipes are read once. The memory is bounded.
const maxRemembered = 5_000;
const remembered = new Map<string, RecipeContents>();

/** What a recipe names of the fourteen allergens, and its diets, by the words of today: a stored recipe keeps none of it. */
export function contentsOf({ title, ingredientLines, steps }: Texts): RecipeContents {
  const texts = {
    title,
    ingredients: ingredientLines.map(ingredientText),
    steps: steps.map(({ text }) => text),
  };
  const key = createHash('sha256').update(JSON.stringify(texts)).digest('base64url');
  const known = remembered.get(key);
  if (known) return known;
  const contents = readContents(texts);
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(key, contents);
  return contents;
}
