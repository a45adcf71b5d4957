import { foodOf } from '../pantry/foods.ts';
import type { Line } from './line.ts';
import type { IngredientLine } from './recipe.ts';

const counted = new Set(['clove', 'slice', 'bunch', 'pinch', 'sprig', 'stick']);

function unitOf(unit: string, amount: number): string {
  if (!counted.has(unit) || amount <= 1) return unit;
  return unit.endsWith('ch') ? `${unit}es` : `${unit}s`;
}

/** A line that has been scaled, as it stands in the list. */
export function writeIngredient({ food, amount, unit, note }: Line): IngredientLine {
  const { many = food } = foodOf(food);
  if (amount === null) return { quantity: null, unit: null, item: food, note: note ?? 'to taste' };
  return {
    quantity: Math.round(amount * 100) / 100,
    unit: unit === null ? null : unitOf(unit, amount),
    item: unit === null && amount > 1 ? many : food,
    note,
  };
}
