import { type ImportedRecipe, limits } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';

export const cut = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text;

/** A recipe as it may be kept. One with more lines than a recipe has is refused as a whole, so that none is lost unseen. */
export function withinBounds(recipe: ImportedRecipe): ImportedRecipe {
  const { importedIngredients, importedSteps, importedLineLength, importedStepLength } = limits;
  const { title, servings, totalMinutes, ingredients, instructions, source } = recipe;
  if (ingredients.length > importedIngredients || instructions.length > importedSteps)
    throw new Problem('payload_too_large', {
      message: `This has ${ingredients.length} ingredients and ${instructions.length} steps; a recipe here has at most ${importedIngredients} of each.`,
    });
  return {
    title: cut(title, 200),
    servings,
    totalMinutes,
    ingredients: ingredients.map(line => cut(line, importedLineLength)),
    instructions: instructions.map(step => cut(step, importedStepLength)),
    source,
  };
}
