import { describe, expect, test } from '@jest/globals';
import { cuisines, type healthGoals, mealTypes } from '@sufra/contracts';
import { aWish } from '../../test/a-wish.ts';
import { foodOf } from '../pantry/foods.ts';
import { choosePlan, composeRecipe } from './compose-recipe.ts';
import { isKind } from './line.ts';
import { nutritionOf } from './nutrition.ts';
import { lowCarbGrams } from './score-plan.ts';

const everywhere = cuisines.flatMap(cuisine => mealTypes.map(meal => ({ cuisine, meal })));

function planFor(goal: (typeof healthGoals)[number], place: (typeof everywhere)[number]) {
  const plan = choosePlan(aWish({ ...place, goals: [goal], seed: goal }));
  if (!plan) throw new Error(`nothing for ${goal}`);
  return plan;
}

const kindsIn = (goal: (typeof healthGoals)[number], place: (typeof everywhere)[number]) =>
  new Set(planFor(goal, place).lines.flatMap(line => foodOf(line.food).is ?? []));

describe.each(everywhere)('$cuisine, $meal', place => {
  test('vegan holds nothing from an animal', () => {
    const kinds = kindsIn('Vegan', place);
    const animal = ['meat', 'poultry', 'fish', 'shellfish', 'egg', 'dairy', 'honey'] as const;
    expect(animal.filter(kind => kinds.has(kind))).toEqual([]);
  });

  test('gluten-free holds no gluten', () => {
    expect(kindsIn('Gluten-free', place).has('gluten')).toBe(false);
  });

  test('low-carb keeps within its grams', () => {
    const { lines } = planFor('Low-carb', place);
    expect(nutritionOf(lines, 2).carbs).toBeLessThanOrEqual(lowCarbGrams);
    expect(lines.filter(line => isKind(line.food, 'carb')).map(line => line.food)).toEqual([]);
  });

  test('high-protein has more protein than usual', () => {
    const least = place.meal === 'Dessert' ? 11 : 17;
    expect(nutritionOf(planFor('High-protein', place).lines, 2).protein).toBeGreaterThan(least);
  });

  test('gut-friendly has live cultures', () => {
    expect(kindsIn('Gut-friendly', place).has('live')).toBe(true);
  });

  test('belongs to the cuisine and the meal', () => {
    const { dish } = planFor('Vegan', place);
    expect(dish.cuisine).toBe(place.cuisine);
    expect(dish.meals).toContain(place.meal);
  });
});

test('several goals hold together', () => {
  const goals = ['Vegan', 'Gluten-free', 'Low-carb'] as const;
  for (const place of everywhere) {
    const recipe = composeRecipe(aWish({ ...place, goals }));
    expect(recipe.title).toMatch(/^Vegan Gluten-free Low-carb /);
    expect(recipe.steps.length).toBeGreaterThanOrEqual(4);
  }
});

test('a vegan biryani swaps the meat, the yoghurt and the milk, and says so', () => {
  const recipe = composeRecipe(aWish({ names: ['biryani'], goals: ['Vegan'] }));
  const items = recipe.ingredientLines.map(line => line.item);
  expect(recipe.title).toBe('Vegan Chickpea Biryani');
  expect(items).toEqual(
    expect.arrayContaining(['chickpeas', 'coconut yoghurt', 'almond milk', 'basmati rice']),
  );
});

test('a low-carb biryani is made with cauliflower and is not boiled like rice', () => {
  const recipe = composeRecipe(aWish({ names: ['biryani'], goals: ['Low-carb'] }));
  expect(recipe.ingredientLines).toContainEqual({
    quantity: 360,
    unit: 'g',
    item: 'cauliflower rice',
    note: 'coarsely grated cauliflower',
  });
  expect(recipe.steps.map(step => step.text).join(' ')).not.toMatch(/Soak|half done/);
});
