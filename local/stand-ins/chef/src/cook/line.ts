import type { FoodName, Kind, Unit } from '../pantry/food.ts';
import { foodOf } from '../pantry/foods.ts';

/** An ingredient on its way into the recipe, for two people until it is scaled. */
export interface Line {
  food: FoodName;
  amount: number | null;
  unit: Unit | null;
  note: string | null;
  isMain?: boolean;
}

export const isKind = (food: FoodName, kind: Kind) => (foodOf(food).is ?? []).includes(kind);

/** Grams of one unit of a food; a spoon of a powder weighs less than one of a liquid. */
export function gramsOf(food: FoodName, unit: Unit | null): number {
  const isLight = isKind(food, 'spice') || isKind(food, 'herb');
  switch (unit) {
    case 'g':
    case 'ml':
      return 1;
    case 'tsp':
      return isLight ? 2.5 : 4.5;
    case 'tbsp':
      return isLight ? 7 : 14;
    case 'clove':
      return 4;
    case 'pinch':
      return 0.3;
    case 'bunch':
      return 25;
    case 'sprig':
      return 2;
    case 'stick':
    case 'slice':
    case null:
      return foodOf(food).each ?? 30;
  }
}

export const weightOf = ({ food, amount, unit }: Line) => (amount ?? 0) * gramsOf(food, unit);
