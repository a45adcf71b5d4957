import type { RecipeStep } from '@sufra/contracts';
import { says } from './read-words.ts';
import { celsiusIn } from './temperatures.ts';

export interface Cooked {
  /** The foods of its lines, by the names of @sufra/nutrition. */
  foods: ReadonlySet<string>;
  steps: readonly RecipeStep[];
  /** Title, description, tags, and what was asked for. */
  about: string;
}

/** What a food safety authority asks of the middle: 74 °C of poultry, 71 °C of mince. */
const poultryCelsius = 74;
const minceCelsius = 71;
const poultryMinutes = 8;
const minceMinutes = 5;
const beansBoilMinutes = 10;
const reheatMinutes = 2;

const isPoultry = (food: string) =>
  /^(?:chicken|turkey|duck|quail|whole-chicken)/.test(food) && !/bacon|sausage|stock|fat/.test(food);
const isMince = (food: string) => /mince$/.test(food) && food !== 'soya-mince';

const minutesOf = (steps: readonly RecipeStep[]) =>
  steps.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);

/** What of a recipe may make people ill who cook by it, said to its cook. */
export function unsafeSteps(recipe: Cooked): string[] {
  const foods = [...recipe.foods];
  return [
    ...(foods.some(isPoultry) ? underheated(recipe, 'poultry', poultryCelsius, poultryMinutes) : []),
    ...(foods.some(isMince) ? underheated(recipe, 'minced meat', minceCelsius, minceMinutes) : []),
    ...(recipe.foods.has('dried-kidney-beans') ? unboiled(recipe) : []),
    ...(recipe.foods.has('cooked-rice') ? cold(recipe) : []),
    ...(recipe.foods.has('honey') && says([recipe.about, ...texts(recipe)].join(' . '), 'infant')
      ? ['honey is not for a child under one year: use a fruit purée']
      : []),
  ];
}

const texts = ({ steps }: Cooked) => steps.map(({ text }) => text);

function underheated({ steps }: Cooked, what: string, celsius: number, minutes: number): string[] {
  const low = steps.some(
    ({ text }) => says(text, 'inside') && celsiusIn(text).some(one => one >= 40 && one < celsius - 1),
  );
  if (low || steps.some(({ text }) => says(text, 'underdone')))
    return [`${what} must be ${celsius} °C in the middle, and not pink`];
  const heated = steps.filter(({ text }) => says(text, 'heat'));
  const isDone = steps.some(({ text }) => says(text, 'done')) && heated.length > 0;
  if (isDone || minutesOf(heated) >= minutes) return [];
  return [`${what} is not cooked long enough: say until when, to ${celsius} °C in the middle`];
}

const unboiled = ({ steps }: Cooked) =>
  minutesOf(steps.filter(({ text }) => says(text, 'boiled'))) >= beansBoilMinutes
    ? []
    : ['dried kidney beans must boil hard for ten minutes before they simmer'];

const cold = ({ steps }: Cooked) =>
  minutesOf(steps.filter(({ text }) => says(text, 'heat'))) >= reheatMinutes
    ? []
    : ['rice that was cooked before must be heated until it steams'];
