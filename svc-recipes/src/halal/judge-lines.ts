import type { JudgedLine, School } from '@sufra/contracts';
import { judgeRecipe, worstOf } from '@sufra/guard';
import { swapsOfLines } from '@sufra/guard/make-halal';
import { judgeRecipeBySchool } from '@sufra/guard/schools';
import { inContractWords } from './judge-text.ts';

interface Told {
  title: string;
  ingredients: readonly string[];
  instructions: readonly string[];
}

/** Each ingredient with what the judgement of the whole recipe found in it, and what may stand in its place. */
export function judgeLines(
  { title, ingredients, instructions }: Told,
  school: School | null = null,
): JudgedLine[] {
  const recipe = { title, ingredients, steps: instructions };
  const { findings } = school ? judgeRecipeBySchool(recipe, { school }) : judgeRecipe(recipe);
  const swaps = swapsOfLines(recipe, school ?? undefined);
  return ingredients.map((text, at) => {
    const own = findings
      .filter(({ part, index }) => part === 'ingredients' && index === at)
      .map(inContractWords);
    const verdict = worstOf(own);
    return {
      text,
      verdict,
      words: [...new Set(own.map(({ words }) => words))],
      reason: own.find(finding => finding.verdict === verdict)?.reason ?? null,
      swaps: swaps[at] ?? [],
    };
  });
}
