import type { IngredientLine, RecipeOptions, RecipeStep } from '@sufra/contracts';
import { findAgainstDiets, findAvoided } from '@sufra/guard/allergens';
import type { z } from 'zod';
import { ingredientText } from '../../recipe/ingredient-text.ts';

type Texts = {
  title: string;
  description: string;
  tags: string[];
  ingredientLines: IngredientLine[];
  steps: RecipeStep[];
};

export type Avoided = Pick<z.output<typeof RecipeOptions>, 'avoid' | 'diets'>;

export interface Avoiding extends Avoided {
  /** By others who eat: kept to as well, and never told to the caller. */
  unsaid?: Avoided;
}

/** All of it, as one list. */
export const allOf = ({ avoid, diets = [], unsaid }: Avoiding) => ({
  avoid: [...avoid, ...(unsaid?.avoid ?? [])],
  diets: [...diets, ...(unsaid?.diets ?? [])],
});

/** The words of the list that a recipe names anywhere, and its own words that are against a diet; 'nut-free' in a title names none. Each once. */
export function avoidedIn(recipe: Texts, { avoid, diets = [] }: Avoided): string[] {
  if (avoid.length + diets.length === 0) return [];
  const { title, description, tags, ingredientLines, steps } = recipe;
  const lines = {
    ingredients: ingredientLines.map(ingredientText),
    steps: [title, description, ...tags, ...steps.map(({ text }) => text)],
  };
  const found = findAvoided(lines, avoid).map(finding => finding.avoid);
  return [...new Set([...found, ...findAgainstDiets(lines, diets).map(({ words }) => words)])];
}

type Line = {
  line: string;
  part: 'title' | 'description' | 'ingredient' | 'step';
  ingredients: readonly string[];
};

/** Whether one line of a recipe that is still being written names what is on the list. */
export function isAvoidedIn({ line, part, ingredients }: Line, avoiding: Avoiding): boolean {
  const { avoid, diets } = allOf(avoiding);
  if (avoid.length + diets.length === 0) return false;
  const lines = part === 'ingredient' ? { ingredients: [line] } : { ingredients, steps: [line] };
  const own = part === 'ingredient' ? 'ingredients' : 'steps';
  return [...findAvoided(lines, avoid), ...findAgainstDiets(lines, diets)].some(found => found.part === own);
}
