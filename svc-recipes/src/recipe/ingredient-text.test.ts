import { expect, test } from '@jest/globals';
import { amountText, ingredientText } from './ingredient-text.ts';

test.each([
  [1, '1'],
  [0.125, '⅛'],
  [0.25, '¼'],
  [0.33, '⅓'],
  [1 / 3, '⅓'],
  [0.5, '½'],
  [0.67, '⅔'],
  [1.5, '1½'],
  [2.75, '2¾'],
  [12, '12'],
  [1.2, '1.2'],
  [0.1 + 0.2, '0.3'],
  [2.999, '3'],
  [10_000, '10000'],
])('the amount %d is written %s', (quantity, text) => {
  expect(amountText(quantity)).toBe(text);
});

const line = { quantity: 500, unit: 'g', item: 'lamb shoulder', note: 'in cubes' };

test.each([
  [{}, '500 g lamb shoulder, in cubes'],
  [{ note: null }, '500 g lamb shoulder'],
  [{ quantity: 2, unit: null, item: 'eggs', note: null }, '2 eggs'],
  [{ quantity: null, unit: null, item: 'salt', note: 'to taste' }, 'salt, to taste'],
  [{ quantity: null, unit: 'a pinch of', item: 'saffron', note: null }, 'a pinch of saffron'],
])('a line with %j reads %j', (overrides, text) => {
  expect(ingredientText({ ...line, ...overrides })).toBe(text);
});
