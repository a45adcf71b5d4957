import type { FoodName } from '../pantry/food.ts';
import { foodOf } from '../pantry/foods.ts';
import { isCalled } from '../pantry/words.ts';
import type { Wish } from '../wish/wish.ts';
import { isKind, type Line } from './line.ts';
import type { Plan } from './plan.ts';
import type { Refuses } from './refusal.ts';
import { sayInSentence } from './render-text.ts';

export const isSweet = ({ dish }: Pick<Plan, 'dish'>) => dish.tags.includes('sweet');

const savouryKinds = ['vegetable', 'pulse', 'protein'] as const;
const sweetKinds = ['fruit', 'nuts', 'sweetener', 'coconut'] as const;

const belongsIn = (plan: Plan, food: FoodName) =>
  (isSweet(plan) ? sweetKinds : savouryKinds).some(kind => isKind(food, kind)) &&
  !(isSweet(plan) && isKind(food, 'grain'));

const animals = ['meat', 'poultry', 'fish', 'shellfish', 'egg'] as const;

/** Whether it may go in with the extras: raw meat is never left to the minutes of another food, nor a raw potato to a salad. */
function mayJoin({ dish }: Plan, food: FoodName): boolean {
  const step = dish.steps.find(([kind, , text]) => kind !== 'make' && text?.includes('extras'));
  if (!step || (animals.some(kind => isKind(food, kind)) && !isKind(food, 'raw'))) return false;
  return step[0] === 'cook' || isKind(food, 'raw') || isKind(food, 'fruit') || isKind(food, 'nuts');
}

/** A sensible amount of something that the dish did not ask for. */
function sensible(food: FoodName): Line {
  const { each, in: countedIn = null, note = null } = foodOf(food);
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

export const forAnotherCourse = 'optional, for another course';

function place(plan: Plan, line: Line) {
  const { food } = line;
  const isForAnotherCourse = isSweet(plan) && savouryKinds.some(kind => isKind(food, kind));
  plan.lines.push(isForAnotherCourse ? { food, amount: null, unit: null, note: forAnotherCourse } : line);
  if (isForAnotherCourse) plan.finish.push(`Keep the ${sayInSentence(line)} for another course.`);
  else if (foodOf(food).method || isKind(food, 'bread')) plan.sides.push(line);
  else if (belongsIn(plan, food) && mayJoin(plan, food)) plan.extras.push(line);
  else if (line.amount === null || isKind(food, 'spice') || isKind(food, 'herb'))
    plan.finish.push(`Season with the ${sayInSentence(line)}, as much as you like.`);
  else plan.sides.push(line);
}

/** The cut that is soonest done: what is asked for beyond the dish is fried beside it. */
const soonest = (named: readonly FoodName[]) =>
  [...named].sort((one, other) => (foodOf(one).minutes?.fry ?? 0) - (foodOf(other).minutes?.fry ?? 0)).at(0);

/** 'Chicken thighs' are thighs where there is a choice; a cut that is sold by another name is still chicken. */
function meant(word: string, named: readonly FoodName[]): readonly FoodName[] {
  const own = named.filter(food => isCalled(food, word));
  return own.length > 0 ? own : named;
}

/** Every food of the pantry that was asked for is used: in the dish already, cooked along, or served beside it. */
export function addWanted(plan: Plan, { wanted }: Wish, refuses: Refuses): void {
  const inDish = new Set(plan.lines.map(line => line.food));
  for (const { word, foods: named } of wanted) {
    if (named.some(food => inDish.has(food))) continue;
    const food = soonest(meant(word, named).filter(one => !refuses(one)));
    if (!food) continue;
    place(plan, sensible(food));
    inDish.add(food);
  }
}
