import type { ReadRecipe } from '@sufra/recipe-reader';
import { Problem } from '@sufra/service-kit';

const plain = (text: string) => text.trim().toLowerCase();

/** The recipe that is wanted: that of the given title, or the first where it is clear that it is meant. */
export function choose(
  recipes: readonly ReadRecipe[],
  { which, isClear }: { which: string; isClear: boolean },
) {
  const named = recipes.find(({ title }) => plain(title) === plain(which));
  if (which !== '' && named) return named;
  const [first, ...others] = recipes;
  if (!first || others.length === 0 || isClear) return first;
  const titles = recipes.slice(0, 20).map(({ title }) => title);
  throw new Problem('several_recipes', { details: titles.map(message => ({ path: 'which', message })) });
}
