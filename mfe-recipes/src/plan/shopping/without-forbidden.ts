import type { Recipe } from '@sufra/contracts';
import { warningsIn } from '../../recipe/line-warnings.ts';

/** What is not halal is not bought. */
export function withoutForbidden({ id, recipe }: { id: string; recipe: Recipe }) {
  const forbidden = warningsIn(recipe, 'ingredients');
  const ingredientLines = recipe.ingredientLines.filter((_line, place) => !forbidden.has(place));
  return { id, recipe: { _id: recipe._id, ingredientLines } };
}
