import type { Imported, ImportedLine, ImportedRecipe } from '@sufra/contracts';
import type { Guard } from '../halal/guard.ts';
import type { Finding } from '../halal/judge-text.ts';
import { asStored } from './as-stored.ts';

/** Each line by itself, with those beside it, and the whole with its title and steps. */
export function judgeImported(guard: Guard, recipe: ImportedRecipe): Omit<Imported, 'generated'> {
  const lines = recipe.ingredients.map((text): ImportedLine => {
    const { verdict, findings } = guard.judgeText(text, recipe.ingredients);
    return {
      text,
      verdict,
      words: [...new Set(findings.map(({ words }) => words))],
      reason: findings[0]?.reason ?? null,
      swaps: findings.flatMap(swapsFor),
    };
  });
  const { verdict, notes, forbidden } = guard.judgeRecipe(asStored(recipe));
  return { recipe, lines, halal: { verdict, notes, forbidden } };
}

/** What may take the place of what was found; how much of it, and what it does to the dish, where the guard knows. */
const swapsFor = ({ use = [] }: Finding) => use.map(each => ({ use: each, ratio: null, effect: null }));
