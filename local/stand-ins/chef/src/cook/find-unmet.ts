import { foodsCalled, normalise } from '../pantry/words.ts';
import { isFiller } from '../wish/filler-words.ts';
import type { Wish } from '../wish/wish.ts';
import { forAnotherCourse } from './add-wanted.ts';
import { nutritionOf } from './nutrition.ts';
import type { Plan } from './plan.ts';
import { proteinTarget } from './pursue-goals.ts';
import { refusal } from './refusal.ts';
import { lowCarbGrams } from './score-plan.ts';

const most = 6;

/** A word of the pantry as the member typed it: 'aubergine' may have been 'berenjena'. */
const ownWords = (word: string, { said }: Wish) =>
  said.get(word) ??
  word
    .split(' ')
    .map(part => said.get(part) ?? part)
    .join(' ');

const namesOf = ({ dish }: Plan) => new Set([...dish.names, ...dish.tags].map(normalise));

/** What was put off to another course is not in the dish; a dish that is bread needs none in it. */
function foods(plan: Plan, { wanted }: Wish): string[] {
  const used = new Set(plan.lines.filter(({ note }) => note !== forAnotherCourse).map(({ food }) => food));
  const own = new Set(plan.dish.ingredients.map(([food]) => food));
  const names = namesOf(plan);
  return wanted
    .filter(one => !one.foods.some(food => used.has(food)))
    .filter(one => !names.has(one.word) || one.foods.some(food => own.has(food)))
    .map(({ word }) => word);
}

/** A dish answers to its names and tags, and to each kind that these are of: a lentil soup is a soup. */
function kindsOfDish(plan: Plan, { names, wanted }: Wish): string[] {
  const own = namesOf(plan);
  const isFood = new Set(wanted.map(({ word }) => word));
  return names.filter(
    name =>
      !own.has(name) && !isFood.has(name) && !isFiller(name) && !own.has(name.split(' ').at(-1) ?? name),
  );
}

function goals(plan: Plan, wish: Wish): string[] {
  const { carbs, protein } = nutritionOf(plan.lines, 2);
  const missed = { 'Low-carb': carbs > lowCarbGrams, 'High-protein': protein < proteinTarget(plan) - 1 };
  return wish.goals.filter(goal => (goal === 'Low-carb' || goal === 'High-protein') && missed[goal]);
}

function choices({ dish }: Plan, { cuisine, meal, maxMinutes }: Wish, minutes: number): string[] {
  return [
    ...(cuisine && cuisine !== dish.cuisine ? [cuisine] : []),
    ...(meal && !dish.meals.includes(meal) ? [meal] : []),
    ...(maxMinutes !== undefined && minutes > maxMinutes ? [`${maxMinutes} minutes`] : []),
  ];
}

/** What is avoided as well is left out on purpose, and so is a dish that is called by it. */
function isAvoided(phrase: string, { avoid }: Wish): boolean {
  const refuses = refusal({ goals: [], avoid, spice: 'Medium' });
  return [phrase, ...phrase.split(' ')].some(word => {
    const named = foodsCalled(word);
    return named.length > 0 && named.every(refuses);
  });
}

/** What was asked for and is not in the recipe, nor true of it: foods, kinds of dish, choices, and words that nothing here knows. */
export function findUnmet(plan: Plan, wish: Wish, minutes: number): string[] {
  const words = [...foods(plan, wish), ...wish.sides, ...kindsOfDish(plan, wish)];
  const named = words.filter(word => !isAvoided(word, wish)).map(word => ownWords(word, wish));
  const all = [...named, ...choices(plan, wish, minutes), ...goals(plan, wish), ...wish.unread];
  return [...new Set(all)].slice(0, most);
}
