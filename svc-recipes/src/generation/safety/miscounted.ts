import type { RecipeNutrition } from '@sufra/contracts';

const tolerance = 0.3;

/** Calories that a model has written, held against what its lines hold. An estimate says nothing against them. */
export function miscounted(calories: number, nutrition: RecipeNutrition | null): string[] {
  if (!nutrition || nutrition.isEstimate) return [];
  const { kcal } = nutrition.perServing;
  if (kcal === 0 || Math.abs(calories / kcal - 1) <= tolerance) return [];
  return [
    `calories says ${calories} kcal for one serving, the amounts make ${kcal}: amounts or calories are wrong`,
  ];
}
