import { type ReadLine, readLine } from './line/read-line.ts';
import { type LanguageCode, languageCodes, languageOf } from './names/languages.ts';
import type { Per100 } from './table/read-table.ts';

/** What one serving holds; energy in kcal, the rest in grams. `null` where USDA does not say it of foods that matter. */
export type PerServing = { [Nutrient in keyof Per100]: number | null } & { kcal: number };

export interface RecipeNutrition {
  perServing: PerServing;
  /** Lines that the sums hold, and all. */
  computedLines: number;
  lines: number;
  /** Less than four fifths of the mass is in the sums. */
  isEstimate: boolean;
  /** Salt is added to taste, and in no sum. */
  isSaltOpen: boolean;
}

export interface RecipeLines {
  ingredients: readonly string[];
  servings: number;
}

const enough = 0.8;
/** What a line of seasoning without an amount counts for: a pinch. */
const toTaste = 0.5;
const assumedLine = 100;
/** A nutrient is left open when what USDA does not say of it may be more than a tenth of it. */
const openFrom = 0.1;
const openAtLeast = 0.5;

/** Reads lines in the language that knows most of them; what it does not know may be said in English. */
export function readLines(ingredients: readonly string[]): ReadLine[] {
  const known = (lines: readonly ReadLine[]) => lines.filter(({ food }) => food).length;
  let best: ReadLine[] = [];
  for (const code of languageCodes) {
    const lines = ingredients.map(line => readLine(line, languageOf(code)));
    if (best.length === 0 || known(lines) > known(best)) best = lines;
    if (known(best) === ingredients.length) break;
  }
  return best.map((line, at) => (line.food ? line : inEnglish(ingredients[at] ?? '', line)));
}

function inEnglish(text: string, line: ReadLine): ReadLine {
  const english = readLine(text, languageOf('en' satisfies LanguageCode));
  return english.food ? english : line;
}

/** Whether a line is in the sums: its food is known, and how much it is; of a seasoning a little is assumed. */
export const isComputed = ({ food, grams, hasAmount }: ReadLine) =>
  food !== undefined && (grams !== undefined || food.isWater || (food.isSeasoning && !hasAmount));

/** What a serving of a recipe holds; null where nothing of it can be computed. */
export function nutritionOf({ ingredients, servings }: RecipeLines): RecipeNutrition | null {
  const lines = readLines(ingredients);
  const computed = lines.filter(isComputed);
  const weights = computed.map(line => ({ line, grams: line.food?.isWater ? 0 : (line.grams ?? toTaste) }));
  const mass = sum(weights.map(({ grams }) => grams));
  if (mass === 0 || !(servings > 0)) return null;
  const missing = sum(
    lines.filter(line => !isComputed(line)).map(line => missingMass(line, mass / weights.length)),
  );
  return {
    perServing: perServing(weights, servings),
    computedLines: computed.length,
    lines: lines.length,
    isEstimate: mass / (mass + missing) < enough,
    isSaltOpen: lines.some(({ food, grams }) => food?.isSalty && grams === undefined),
  };
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** A line that says no weight counts as one of the others. */
function missingMass({ food, grams }: ReadLine, mean: number): number {
  if (food?.isSeasoning) return toTaste;
  return grams ?? Math.max(mean, assumedLine);
}

const bounds: Partial<Record<keyof Per100, keyof Per100>> = {
  sugars: 'carbohydrate',
  fibre: 'carbohydrate',
  saturated: 'fat',
};

type Weight = { line: ReadLine; grams: number };

function perServing(weights: readonly Weight[], servings: number): PerServing {
  const total = (nutrient: keyof Per100) => {
    let [known, open] = [0, 0];
    for (const { line, grams } of weights) {
      const per100 = line.table?.per100;
      if (!per100 || (nutrient === 'salt' && line.food?.isSalty && line.grams === undefined)) continue;
      const value = per100[nutrient];
      const bound = bounds[nutrient];
      if (value !== null) known += (value * grams) / 100;
      // Sugars that USDA does not say are at most the carbohydrate.
      else if (bound) open += ((per100[bound] ?? 0) * grams) / 100;
    }
    return open / servings > Math.max(openAtLeast, (known / servings) * openFrom) ? null : known / servings;
  };
  return {
    kcal: total('kcal') ?? 0,
    protein: total('protein'),
    carbohydrate: total('carbohydrate'),
    sugars: total('sugars'),
    fat: total('fat'),
    saturated: total('saturated'),
    fibre: total('fibre'),
    salt: total('salt'),
  };
}
