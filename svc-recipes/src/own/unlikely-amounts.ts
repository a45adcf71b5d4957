import { unlikelyLines } from '@sufra/nutrition';
import { Problem } from '@sufra/service-kit';

const message = 'Is this amount right?';

interface Measured {
  ingredients: readonly string[];
  servings: number | null;
}

/** What is to be asked about the amounts of a recipe, by its lines: they are never changed in silence. */
export const questionsAbout = (recipe: Measured): { index: number; message: string }[] =>
  unlikelyLines(recipe).map(({ index }) => ({ index, message }));

/** Asks once for each line: one that stood there before has been answered for. */
export function assertLikely(recipe: Measured, before: readonly string[] = []): void {
  const details = questionsAbout(recipe)
    .filter(({ index }) => !before.includes(recipe.ingredients[index] ?? ''))
    .map(({ index, message }) => ({ path: `ingredients.${index}`, message }));
  if (details.length > 0) throw new Problem('amounts_unlikely', { details });
}
