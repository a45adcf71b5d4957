import { isComputed, nutritionOf, readLines } from '../src/index.ts';
import type { ReportedRecipe } from './read-recipes.ts';

/** How many lines are in the sums: of all, and of those that say an amount. */
export interface Coverage {
  recipes: number;
  lines: number;
  known: number;
  computed: number;
  withAmount: number;
  computedWithAmount: number;
  estimates: number;
}

export const noCoverage = (): Coverage => ({
  recipes: 0,
  lines: 0,
  known: 0,
  computed: 0,
  withAmount: 0,
  computedWithAmount: 0,
  estimates: 0,
});

/** A heading of a list ('For the sauce:') is no line. */
export const isHeading = (line: string) => /:\s*$/.test(line);

export function coverageOf({ ingredients, servings }: ReportedRecipe) {
  const listed = ingredients.filter(line => !isHeading(line));
  const lines = readLines(listed);
  const withAmount = lines.filter(({ hasAmount }) => hasAmount);
  const nutrition = nutritionOf({ ingredients: listed, servings });
  const coverage: Coverage = {
    recipes: 1,
    lines: lines.length,
    known: lines.filter(({ food }) => food).length,
    computed: lines.filter(isComputed).length,
    withAmount: withAmount.length,
    computedWithAmount: withAmount.filter(isComputed).length,
    estimates: nutrition?.isEstimate === false ? 0 : 1,
  };
  const read = listed.map((text, at) => ({ text, ...lines[at] }));
  return { coverage, nutrition, read };
}

export function add(sum: Coverage, more: Coverage): Coverage {
  const keys = Object.keys(sum) as (keyof Coverage)[];
  return Object.fromEntries(keys.map(key => [key, sum[key] + more[key]])) as unknown as Coverage;
}
