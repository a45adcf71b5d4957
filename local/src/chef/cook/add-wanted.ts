import { type FoodName, foods } from '../pantry/foods.ts';
import type { Wish } from '../wish/wish.ts';
import { isKind, type Line } from './line.ts';
import type { Plan } from './plan.ts';
import type { Refuses } from './refusal.ts';

export const isSweet = ({ dish }: Pick<Plan, 'dish'>) => dish.tags.includes('sweet');

const savouryKinds = ['vegetable', 'pulse', 'protein'] as const;
const sweetKinds = ['fruit', 'nuts', 'sweetener', 'coconut'] as const;

const belongsIn = (plan: Plan, food: FoodName) =>
  (isSweet(plan) ? sweetKinds : savouryKinds).some(kind => isKind(food, kind)) &&
  !(isSweet(plan) && isKind(food, 'grain'));

const takesExtras = ({ dish }: Plan) =>
  dish.steps.some(([kind, , text]) => kind !== 'make' && text?.includes('extras'));

/** A sensible amount of something that the dish did not ask for. */
function sensible(food: FoodName): Line {
  const { each, in: countedIn = null, note = null } = foods[food];
  const of = (amount: number | null, unit: Line['unit'] = 'g') => ({ food, amount, unit, note });
  if (isKind(food, 'herb')) return of(0.25, 'bunch');
  if (isKind(food, 'spice')) return of(0.5, 'tsp');
  if (isKind(food, 'nuts') || isKind(food, 'peanut')) return of(25);
  if (each !== undefined) return of(each < 40 ? 2 : 1, countedIn);
  if (isKind(food, 'grain')) return of(120);
  if (isKind(food, 'protein')) return of(150);
  if (isKind(food, 'vegetable') || isKind(food, 'fruit')) return of(120);
  if (isKind(food, 'sweetener')) return of(1, 'tbsp');
  return { food, amount: null, unit: null, note };
}

function place(plan: Plan, line: Line) {
  plan.lines.push(line);
  if (foods[line.food].method || isKind(line.food, 'bread')) plan.sides.push(line);
  else if (belongsIn(plan, line.food) && takesExtras(plan)) plan.extras.push(line);
  else if (isSweet(plan) && savouryKinds.some(kind => isKind(line.food, kind)))
    plan.finish.push(`Serve the ${foods[line.food].say ?? line.food} separately, before it.`);
  else if (line.amount === null || isKind(line.food, 'spice') || isKind(line.food, 'herb'))
    plan.finish.push(`Season with the ${foods[line.food].say ?? line.food}, as much as you like.`);
  else plan.sides.push(line);
}

/** Every ingredient that was asked for is used: in the dish already, cooked along, or served beside it. */
export function addWanted(plan: Plan, { wanted, sides }: Wish, refuses: Refuses): void {
  const inDish = new Set(plan.lines.map(line => line.food));
  for (const { foods: named } of wanted) {
    if (named.some(food => inDish.has(food))) continue;
    const food = named.find(one => !refuses(one));
    if (!food) continue;
    place(plan, sensible(food));
    inDish.add(food);
  }
  const beside = sides.slice(0, 4);
  if (beside.length > 0) plan.finish.push(`If you like, serve it with the ${beside.join(' and the ')}.`);
}
