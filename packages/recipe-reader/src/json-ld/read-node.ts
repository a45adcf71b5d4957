import { readMinutes } from '../numbers/read-minutes.ts';
import { readServings } from '../numbers/read-servings.ts';
import { lineOfHtml } from '../page/text-of-html.ts';
import type { ReadRecipe } from '../read-recipe.ts';
import type { Node } from './nodes.ts';
import { readIngredients } from './read-ingredients.ts';
import { readInstructions } from './read-instructions.ts';
import { stringsOf } from './strings-of.ts';

/** A node of type Recipe, from JSON-LD or put together from microdata, as a recipe of ours. */
export function readNode(node: Node): ReadRecipe {
  return {
    title: lineOfHtml(stringsOf(node.name ?? node.headline)[0] ?? ''),
    servings: first(stringsOf(node.recipeYield ?? node.yield ?? node.servings), readServings),
    totalMinutes: minutesOf(node),
    ingredients: readIngredients(node.recipeIngredient ?? node.ingredients ?? node.ingredient),
    instructions: readInstructions(node.recipeInstructions ?? node.instructions ?? node.step),
  };
}

function first<T>(texts: string[], read: (text: string) => T | null): T | null {
  for (const text of texts) {
    const value = read(text);
    if (value !== null) return value;
  }
  return null;
}

function minutesOf(node: Node): number | null {
  const total = first(stringsOf(node.totalTime), readMinutes);
  if (total !== null) return total;
  const parts = [node.prepTime, node.cookTime].map(time => first(stringsOf(time), readMinutes));
  const sum = parts.reduce<number>((all, part) => all + (part ?? 0), 0);
  return sum > 0 ? sum : null;
}
