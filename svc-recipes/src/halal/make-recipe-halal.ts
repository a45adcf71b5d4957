import type { CookingProfile, MadeHalalRecipe } from '@sufra/contracts';
import { makeHalal } from '@sufra/guard/make-halal';
import { type Limit, Problem, type Throttle } from '@sufra/service-kit';
import { avoidedInLines, avoidedInRecipe } from '../profile/avoided-by.ts';
import { wholeLine } from '../recipe/whole-line.ts';
import { judgeLines } from './judge-lines.ts';
import { judgeRecipe } from './judge-recipe.ts';
import { withSchools } from './with-schools.ts';

const perMinute: Limit = { name: 'recipes-made-halal', most: 60, windowMs: 60_000 };

interface MakeDeps {
  throttle: Throttle;
  memberId: string;
  profileOf: (memberId: string) => Promise<CookingProfile>;
}

interface Asked {
  title: string;
  ingredients: string[];
  instructions: string[];
  choices: { index: number; use: string }[];
}

/** The recipe with its swaps; a dish that is the forbidden thing is refused, with three others. Nothing is kept. */
export async function makeRecipeHalal(
  { throttle, memberId, profileOf }: MakeDeps,
  { title, ingredients, instructions, choices }: Asked,
): Promise<MadeHalalRecipe> {
  await throttle.take(perMinute, memberId);
  const chosen = Object.fromEntries(choices.map(({ index, use }) => [index, use]));
  const profile = await profileOf(memberId);
  const { school } = profile;
  const make = (taken: Record<number, string>) =>
    makeHalal({ title, ingredients, steps: instructions }, taken, school ?? undefined);
  const best = make(chosen);
  const made = best.outcome === 'adapted' ? make({ ...fitting(best.lines, profile), ...chosen }) : best;
  if (made.outcome === 'cannot') {
    const details = made.dishes.map((message, at) => ({ path: `dishes.${at}`, message }));
    throw new Problem('dish_not_halal', { details });
  }
  const { lines } = made;
  const recipe = {
    title: made.recipe.title,
    ingredients: [...made.recipe.ingredients],
    instructions: [...made.recipe.steps],
  };
  const texts = asTexts(recipe);
  return {
    recipe,
    halal: withSchools(judgeRecipe(texts, school), texts, school),
    ingredients: judgeLines(recipe, school),
    adapted: made.outcome === 'adapted',
    lines,
    avoided: avoidedInRecipe(texts, profile),
  };
}

/** Of each line the first swap that is not against the profile; where all are, the best stays. */
function fitting(lines: MadeHalalRecipe['lines'], profile: CookingProfile): Record<number, string> {
  const fits = (use: string) =>
    avoidedInLines({ title: '', ingredients: [use], steps: [] }, profile).length === 0;
  const found = lines.map(({ index, swaps }) => [index, swaps.find(({ use }) => fits(use))?.use] as const);
  return Object.fromEntries(found.filter((line): line is [number, string] => line[1] !== undefined));
}

const asTexts = ({ title, ingredients, instructions }: Omit<Asked, 'choices'>) => ({
  ...{ title, description: '', tags: [] },
  ingredientLines: ingredients.map(wholeLine),
  steps: instructions.map(text => ({ text, minutes: null })),
});
