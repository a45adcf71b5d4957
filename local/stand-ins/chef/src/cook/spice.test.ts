import { expect, test } from '@jest/globals';
import { cuisines, mealTypes, spiceLevels } from '@sufra/contracts';
import { aWish } from '../../test/a-wish.ts';
import { choosePlan } from './compose-recipe.ts';
import { isKind, weightOf } from './line.ts';

const heatOf = (wish: Parameters<typeof aWish>[0]) =>
  (choosePlan(aWish(wish))?.lines ?? [])
    .filter(line => isKind(line.food, 'heat'))
    .reduce((sum, line) => sum + weightOf(line), 0);

test.each(cuisines)('%s: each level is hotter than the one before, and the first has no heat', cuisine => {
  const heat = spiceLevels.map(spice => heatOf({ cuisine, meal: 'Main Meals', spice }));
  expect(heat[0]).toBe(0);
  for (const [index, level] of heat.entries())
    if (index > 0) expect(level).toBeGreaterThanOrEqual(heat[index - 1] ?? 0);
  expect(heat.at(-1)).toBeGreaterThan(0);
});

test.each(cuisines)('%s: a dessert gets no chilli', cuisine => {
  for (const spice of spiceLevels) expect(heatOf({ cuisine, meal: 'Dessert', spice })).toBe(0);
});

test('extra spicy and no chilli: the avoid list wins', () => {
  for (const meal of mealTypes) expect(heatOf({ meal, spice: 'Extra Spicy', avoid: ['chilli'] })).toBe(0);
});
