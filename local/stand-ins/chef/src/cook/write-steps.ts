import type { DishStep } from '../pantry/dish.ts';
import type { FoodName, Way } from '../pantry/food.ts';
import { foodOf } from '../pantry/foods.ts';
import { isKind, type Line } from './line.ts';
import type { Plan } from './plan.ts';
import type { Step } from './recipe.ts';
import { joined, mainFoodOf, renderText, sayInSentence } from './render-text.ts';

export interface TimedStep extends Step {
  isCooking: boolean;
}

const plainMethod = { minutes: 10, text: 'Steam or boil the {rice} until tender, and drain.' };

const needsCooking = (food: FoodName) =>
  foodOf(food).method !== undefined ||
  ((['vegetable', 'protein'] as const).some(kind => isKind(food, kind)) &&
    !(['raw', 'live', 'dairy', 'bread'] as const).some(kind => isKind(food, kind)));

/** Grains have a method of their own; what makes a main ingredient elsewhere is fried. */
function methodOf(food: FoodName): { minutes: number; text: string } {
  const { method, minutes, done } = foodOf(food);
  if (method) return method;
  if (!minutes) return plainMethod;
  return {
    minutes: minutes.fry,
    text: `Fry the {rice} in a little oil for about ${minutes.fry} minutes, ${done}.`,
  };
}

function made(line: Line): TimedStep {
  const { minutes, text } = methodOf(line.food);
  return { text: text.replace('{rice}', sayInSentence(line)), minutes, isCooking: true };
}

/** Chopping for more people takes longer, though not in proportion; the pan does not know how many eat. */
const prepared = (minutes: number, servings: number) => Math.round(minutes * (1 + 0.08 * (servings / 2 - 1)));

const minutesOf = (main: FoodName | undefined, way: Way) =>
  (main === undefined ? undefined : foodOf(main).minutes?.[way]) ?? 10;

function written(step: DishStep, plan: Plan, servings: number): TimedStep[] {
  if (step[0] === 'make') {
    const line = plan.standsFor.get(step[1]);
    return line ? [made(line)] : [];
  }
  const [kind, given, text] = step;
  const minutes = typeof given === 'number' ? given : minutesOf(mainFoodOf(plan), given);
  const rendered = renderText(text, { plan, minutes, say: sayInSentence });
  if (rendered === '') return [];
  return [
    {
      text: rendered,
      minutes: kind === 'prep' ? prepared(minutes, servings) : minutes,
      isCooking: kind === 'cook',
    },
  ];
}

function finishing(plan: Plan): string {
  const beside = plan.sides.map(sayInSentence);
  return [...(beside.length > 0 ? [`Serve with the ${joined(beside)}.`] : []), ...plan.finish].join(' ');
}

export function writeSteps(plan: Plan, servings: number): TimedStep[] {
  const steps = plan.dish.steps.flatMap(step => written(step, plan, servings));
  const sides = plan.sides.filter(line => needsCooking(line.food)).map(made);
  const finish = finishing(plan);
  const last = finish === '' ? [] : [{ text: finish, minutes: null, isCooking: false }];
  return [...steps.slice(0, -1), ...sides, ...steps.slice(-1), ...last];
}
