import type { IngredientLine, RecipeStep } from '@sufra/contracts';
import { findAvoided } from '@sufra/guard/allergens';
import { ingredientText } from '../../recipe/ingredient-text.ts';

type Texts = {
  title: string;
  description: string;
  tags: string[];
  ingredientLines: IngredientLine[];
  steps: RecipeStep[];
};

/** The words of the list that a recipe names anywhere; 'nut-free' in a title names none. Each once. */
export function avoidedIn(recipe: Texts, avoid: readonly string[]): string[] {
  if (avoid.length === 0) return [];
  const { title, description, tags, ingredientLines, steps } = recipe;
  const found = findAvoided(
    {
      ingredients: ingredientLines.map(ingredientText),
      steps: [title, description, ...tags, ...steps.map(({ text }) => text)],
    },
    avoid,
  );
  return [...new Set(found.map(finding => finding.avoid))];
}

type Line = {
  line: string;
  part: 'title' | 'description' | 'ingredient' | 'step';
  ingredients: readonly string[];
};

/** Whether one line of a recipe that is still being written names what is on the list. */
export function isAvoidedIn({ line, part, ingredients }: Line, avoid: readonly string[]): boolean {
  if (avoid.length === 0) return false;
  if (part === 'ingredient') return findAvoided({ ingredients: [line] }, avoid).length > 0;
  return findAvoided({ ingredients, steps: [line] }, avoid).some(found => found.part === 'steps');
}
