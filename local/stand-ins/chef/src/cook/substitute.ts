import type { DishLine } from '../pantry/dish.ts';
import { familyOf } from '../pantry/families.ts';
import type { FoodName } from '../pantry/food.ts';
import { foodOf, substitutesOf } from '../pantry/foods.ts';
import { gramsOf, isKind, type Line } from './line.ts';
import type { Refuses } from './refusal.ts';

const spoons = new Set(['g', 'ml', 'tsp', 'tbsp']);

/** The same dish with another food in it: as much of it as does the same work. */
export function inPlaceOf(line: Line, food: FoodName): Line {
  const { portion = 1, each, in: countedIn, note = null, forOneEgg = 45 } = foodOf(food);
  const base = { food, note, isMain: line.isMain };
  if (food === 'salt' || line.amount === null) return { ...base, amount: null, unit: null };
  if (line.food === 'egg') return counted({ ...base, amount: line.amount * forOneEgg, unit: 'g' });
  if (line.unit === 'bunch' && isKind(food, 'herb')) return { ...base, amount: line.amount, unit: 'bunch' };
  const share = portion / (foodOf(line.food).portion ?? 1);
  if (line.unit !== null && spoons.has(line.unit) && (each === undefined || line.unit !== 'g'))
    return { ...base, amount: line.amount * (line.unit === 'g' ? share : 1), unit: line.unit };
  const grams = line.amount * gramsOf(line.food, line.unit) * share;
  return each === undefined
    ? { ...base, amount: grams, unit: 'g' }
    : { ...base, amount: grams / each, unit: countedIn ?? null };
}

function counted(line: Line): Line {
  const { each, in: countedIn } = foodOf(line.food);
  if (each === undefined || line.amount === null) return line;
  return { ...line, amount: line.amount / each, unit: countedIn ?? null };
}

function candidates([food, , , , options]: DishLine): FoodName[] {
  if (options.slot) return familyOf(options.slot).filter(one => one !== food);
  if (options.instead) return [...options.instead, ...options.instead.flatMap(substitutesOf)];
  return substitutesOf(food);
}

/** The line as it may be cooked, or none when nothing may take its place. */
export function substitute(dishLine: DishLine, refuses: Refuses, preferred?: FoodName): Line | undefined {
  const [food, amount, unit, note, options] = dishLine;
  const line: Line = { food, amount, unit, note, isMain: options.slot !== undefined };
  if (preferred && preferred !== food && !refuses(preferred)) return inPlaceOf(line, preferred);
  if (!refuses(food)) return line;
  const other = candidates(dishLine).find(one => !refuses(one));
  return other === undefined ? undefined : inPlaceOf(line, other);
}
