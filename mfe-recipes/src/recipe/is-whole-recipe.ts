import type { SharedRecipe } from '@sufra/contracts';

const isTexts = (value: unknown) => Array.isArray(value) && value.every(each => typeof each === 'string');

const isObjects = (value: unknown, field: string) =>
  Array.isArray(value) && value.every(each => typeof each?.[field] === 'string');

/** Whether something from the network can be shown as a recipe; what cannot costs its own card and no page. */
export function isWholeRecipe(value: unknown): value is SharedRecipe {
  if (typeof value !== 'object' || value === null) return false;
  const recipe = value as Partial<Record<keyof SharedRecipe, unknown>>; // a parsed edge
  return (
    typeof recipe.title === 'string' &&
    typeof recipe.description === 'string' &&
    [recipe.prepTime, recipe.cookTime, recipe.calories].every(Number.isFinite) &&
    isObjects(recipe.ingredientLines, 'item') &&
    isObjects(recipe.steps, 'text') &&
    isTexts(recipe.tags) &&
    [recipe.options, recipe.halal, recipe.source].every(part => typeof part === 'object' && part !== null)
  );
}
