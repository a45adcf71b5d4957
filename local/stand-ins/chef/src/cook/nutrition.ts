import { foodOf } from '../pantry/foods.ts';
import { type Line, weightOf } from './line.ts';

export interface Nutrition {
  kcal: number;
  protein: number;
  carbs: number;
}

/** Of one serving, from what is in it. */
export function nutritionOf(lines: readonly Line[], servings: number): Nutrition {
  const sum = { kcal: 0, protein: 0, carbs: 0 };
  for (const line of lines) {
    const [kcal, protein, carbs] = foodOf(line.food).per100;
    const share = weightOf(line) / 100 / servings;
    sum.kcal += kcal * share;
    sum.protein += protein * share;
    sum.carbs += carbs * share;
  }
  return sum;
}
