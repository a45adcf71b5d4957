import { judgeRecipe } from '../src/judge-recipe.ts';
import type { Verdict } from '../src/judgement.ts';
import type { LabelledRecipe } from './labelled.ts';
import { shareOf } from './score.ts';

export type JudgedRecipe = LabelledRecipe & { judged: Verdict; words: string[] };

export const judgeRecipes = (recipes: readonly LabelledRecipe[], withLanguage = false): JudgedRecipe[] =>
  recipes.map(recipe => {
    const { title, ingredients, steps, lang } = recipe;
    const judged = judgeRecipe({ title, ingredients, steps, language: withLanguage ? lang : undefined });
    const causes = judged.findings.filter(({ verdict }) => verdict === judged.verdict);
    return { ...recipe, judged: judged.verdict, words: [...new Set(causes.map(({ words }) => words))] };
  });

export const isRefused = ({ gold, judged }: JudgedRecipe) => gold === 'clean' && judged === 'haram';
export const isPassed = ({ gold, judged }: JudgedRecipe) => gold === 'haram' && judged !== 'haram';

function rates(recipes: readonly JudgedRecipe[]) {
  const clean = recipes.filter(({ gold }) => gold === 'clean');
  const haram = recipes.filter(({ gold }) => gold === 'haram');
  return {
    clean: clean.length,
    cleanRefused: shareOf(clean, isRefused, 0),
    haram: haram.length,
    haramPassed: shareOf(haram, isPassed, 0),
  };
}

export type RecipeRates = ReturnType<typeof rates>;

/** The shares of clean recipes that are refused, and of haram ones that are not. What is unsure counts as neither. */
export function scoreRecipes(recipes: readonly JudgedRecipe[]) {
  const { cleanRefused, haramPassed } = rates(recipes);
  const languages = [...new Set(recipes.map(({ lang }) => lang))].toSorted();
  const byLanguage: Record<string, RecipeRates> = Object.fromEntries(
    languages.map(lang => [lang, rates(recipes.filter(recipe => recipe.lang === lang))]),
  );
  return { recipes: recipes.length, cleanRefused, haramPassed, byLanguage };
}
