import { describe, expect, test } from '@jest/globals';
import { cuisines, mealTypes } from '@sufra/contracts';
import { gramsOf } from '../cook/line.ts';
import type { Dish, DishStep } from './dish.ts';
import { dishes } from './dishes.ts';
import { families, familyOf } from './families.ts';
import { foodNames, foodOf, isFoodName } from './foods.ts';

const textOf = (step: DishStep) => (step[0] === 'make' ? '' : step[2]);
const textsOf = (dish: Dish) => [dish.title, dish.description, ...dish.steps.map(textOf)];
const special = new Set(['done', 'minutes', 'extras']);

const spokenIn = (text: string) =>
  [...text.matchAll(/\{([^}]+)\}/g)].flatMap(([, list = '']) =>
    list.split(', ').map(item => item.replace(/^[=!]/, '')),
  );
const spokenOf = (dish: Dish) =>
  textsOf(dish)
    .flatMap(spokenIn)
    .filter(item => !special.has(item));
const listed = (dish: Dish): Set<string> => new Set(dish.ingredients.map(([food]) => food));

test.each(cuisines.flatMap(cuisine => mealTypes.map(meal => [cuisine, meal] as const)))(
  '%s has a dish for %s',
  (cuisine, meal) => {
    expect(dishes.some(dish => dish.cuisine === cuisine && dish.meals.includes(meal))).toBe(true);
  },
);

describe.each(dishes.map(dish => [dish.title, dish] as const))('%s', (_, dish) => {
  test('speaks only of what it lists', () => {
    expect(spokenOf(dish).filter(food => !listed(dish).has(food))).toEqual([]);
  });

  test('uses all that it lists', () => {
    const made = dish.steps.flatMap(step => (step[0] === 'make' ? [step[1]] : []));
    const used = new Set([...dish.steps.flatMap(step => spokenIn(textOf(step))), ...made]);
    expect([...listed(dish)].filter(food => !used.has(food))).toEqual([]);
  });

  test('names no food outside braces, where a substitute would not be seen', () => {
    const plain = textsOf(dish)
      .join(' ')
      .replace(/\{[^}]*\}/g, ' ')
      .toLowerCase();
    const own = [...listed(dish)].filter(isFoodName).filter(food => !['salt', 'water'].includes(food));
    const written = own.filter(food =>
      [food, foodOf(food).many, foodOf(food).say].some(
        name => name !== undefined && name !== 'oil' && new RegExp(`\\b${name}\\b`, 'u').test(plain),
      ),
    );
    expect(written).toEqual([]);
  });

  test('has a place for what was asked for beyond it', () => {
    expect(dish.steps.map(textOf).some(text => text.includes('extras'))).toBe(true);
  });

  test('has four steps or more, and weighs what two people eat', () => {
    const grams = dish.ingredients.reduce(
      (sum, [food, amount, unit]) => sum + (amount ?? 0) * gramsOf(food, unit),
      0,
    );
    expect(dish.steps.length).toBeGreaterThanOrEqual(4);
    expect(grams).toBeGreaterThan(150);
    expect(grams).toBeLessThan(2200);
  });

  test('its main ingredient is one of the family that may take its place', () => {
    const slots = dish.ingredients.filter(([, , , , options]) => options.slot);
    expect(slots.length).toBeLessThanOrEqual(1);
    for (const [food, , , , options] of slots)
      expect(options.slot && [...familyOf(options.slot)]).toContain(food);
  });
});

test('every substitute is a food, and none is its own', () => {
  const unknown = foodNames.flatMap(name =>
    (foodOf(name).instead ?? []).filter(other => !isFoodName(other) || other === name),
  );
  expect(unknown).toEqual([]);
});

test('every main ingredient knows how long it cooks and when it is done', () => {
  const lacking = [...families.values()].flat().filter(name => !foodOf(name).minutes || !foodOf(name).done);
  expect(lacking).toEqual([]);
});

test('what is counted has a weight', () => {
  const lacking = dishes.flatMap(dish =>
    dish.ingredients.filter(
      ([food, amount, unit]) =>
        amount !== null && (unit === null || unit === 'slice') && foodOf(food).each === undefined,
    ),
  );
  expect(lacking.map(([food]) => food)).toEqual([]);
});
