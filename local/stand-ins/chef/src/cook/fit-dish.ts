import type { Dish, DishLine } from '../pantry/dish.ts';
import { familyOf } from '../pantry/families.ts';
import type { FoodName } from '../pantry/food.ts';
import type { Wanted } from '../wish/wish.ts';
import type { Line } from './line.ts';
import type { Plan } from './plan.ts';
import type { Refuses } from './refusal.ts';
import { substitute } from './substitute.ts';

/** The food of the main ingredient's family that was asked for, the first that is. */
function preferredFor([food, , , , options]: DishLine, wanted: readonly Wanted[], refuses: Refuses) {
  if (!options.slot) return undefined;
  const family: readonly FoodName[] = familyOf(options.slot);
  if (wanted.some(one => one.foods.includes(food)) && !refuses(food)) return food;
  return wanted.flatMap(one => one.foods.filter(it => family.includes(it) && !refuses(it))).at(0);
}

function addTo(lines: Line[], line: Line): Line {
  const same = lines.find(one => one.food === line.food);
  if (!same) {
    lines.push(line);
    return line;
  }
  if (same.unit === line.unit && same.amount !== null && line.amount !== null) same.amount += line.amount;
  return same;
}

/** The dish with everything replaced that may not be in it; none when it would no longer be the dish. */
export function fitDish(dish: Dish, wanted: readonly Wanted[], refuses: Refuses): Plan | undefined {
  const lines: Line[] = [];
  const standsFor = new Map<FoodName, Line>();
  for (const dishLine of dish.ingredients) {
    const [food, , , , options] = dishLine;
    const line = substitute(dishLine, refuses, preferredFor(dishLine, wanted, refuses));
    if (line) standsFor.set(food, addTo(lines, line));
    else if (options.must || options.slot) return undefined;
  }
  return { dish, lines, standsFor, extras: [], sides: [], finish: [] };
}
