import type { Wish } from '../wish/wish.ts';
import { findUnmet } from './find-unmet.ts';
import { nutritionOf } from './nutrition.ts';
import type { Plan } from './plan.ts';
import type { ChefRecipe } from './recipe.ts';
import { joined, renderText, renderTitle, sayInSentence } from './render-text.ts';
import { scale } from './scale.ts';
import { writeIngredient } from './write-ingredient.ts';
import { type TimedStep, writeSteps } from './write-steps.ts';
import { writeTags } from './write-tags.ts';

const minutesOf = (steps: readonly TimedStep[]) => steps.reduce((sum, step) => sum + (step.minutes ?? 0), 0);

function description(plan: Plan, { goals }: Wish): string {
  const own = renderText(plan.dish.description, { plan, say: sayInSentence });
  const first = own === '' ? `A dish of ${plan.dish.cuisine} home cooking.` : own;
  if (goals.length === 0) return first;
  return `${first} This version is ${joined(goals.map(goal => goal.toLowerCase()))}.`;
}

/** The plan in the words and amounts of a recipe for so many people. */
export function writeRecipe(plan: Plan, wish: Wish): ChefRecipe {
  const { servings, goals } = wish;
  const lines = plan.lines.map(line => scale(line, servings));
  const steps = writeSteps(plan, servings);
  const cookTime = minutesOf(steps.filter(step => step.isCooking));
  const prepTime = minutesOf(steps.filter(step => !step.isCooking));
  const title = renderTitle(plan.dish.title, plan);
  return {
    isFood: true,
    title: [...goals.filter(goal => !title.includes(goal)), title].join(' '),
    description: description(plan, wish),
    servings,
    prepTime,
    cookTime,
    calories: Math.round(nutritionOf(lines, servings).kcal / 5) * 5,
    tags: writeTags(plan, wish, prepTime + cookTime),
    ingredientLines: lines.map(writeIngredient),
    steps: steps.map(({ text, minutes }) => ({ text, minutes })),
    unmet: findUnmet(plan, wish, prepTime + cookTime),
  };
}
