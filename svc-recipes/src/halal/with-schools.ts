import type { Recipe, RecipeHalal, School } from '@sufra/contracts';
import { differingIn } from '@sufra/guard/schools';
import { ingredientText } from '../recipe/ingredient-text.ts';
import { rememberedByText } from '../recipe/remembered-by-text.ts';

type Texts = Pick<Recipe, 'title' | 'ingredientLines' | 'steps'>;

const read = rememberedByText((texts: { title: string; ingredients: string[]; steps: string[] }) =>
  differingIn(texts),
);

/** A verdict with whose line it keeps to, and who holds what where the schools differ: a stored recipe keeps none of it. */
export function withSchools(
  halal: RecipeHalal,
  { title, ingredientLines, steps }: Texts,
  school: School | null | undefined,
): RecipeHalal {
  const texts = {
    title,
    ingredients: ingredientLines.map(ingredientText),
    steps: steps.map(({ text }) => text),
  };
  const differing = read(texts).map(({ words, topic, held, source }) => ({ words, topic, held, source }));
  return { ...halal, ...(school && { school }), ...(differing.length > 0 && { differing }) };
}
