import { expect, test } from '@jest/globals';
import { scale } from './scale.ts';
import { writeIngredient } from './write-ingredient.ts';

const scaled = (
  food: Parameters<typeof scale>[0]['food'],
  amount: number | null,
  unit: Parameters<typeof scale>[0]['unit'],
  servings: number,
) => {
  const {
    quantity,
    unit: written,
    item,
  } = writeIngredient(scale({ food, amount, unit, note: null }, servings));
  return [quantity, written, item].filter(part => part !== null).join(' ');
};

test.each([
  ['egg', 3, null, 2, '3 eggs'],
  ['egg', 1, null, 2, '1 egg'],
  ['egg', 4.2, null, 6, '13 eggs'],
  ['onion', 0.5, null, 2, '0.5 onion'],
  ['onion', 0.5, null, 10, '2.5 onions'],
  ['onion', 1.5, null, 6, '5 onions'],
  ['basmati rice', 180, 'g', 2, '180 g basmati rice'],
  ['basmati rice', 175, 'g', 10, '880 g basmati rice'],
  ['lamb shoulder', 340, 'g', 10, '1700 g lamb shoulder'],
  ['turmeric', 0.25, 'tsp', 2, '0.25 tsp turmeric'],
  ['turmeric', 0.5, 'tsp', 10, '2 tsp turmeric'],
  ['cumin', 1, 'tsp', 10, '1.5 tbsp cumin'],
  ['light soy sauce', 2, 'tbsp', 10, '150 ml light soy sauce'],
  ['garlic', 1, 'clove', 2, '1 clove garlic'],
  ['garlic', 3, 'clove', 10, '12 cloves garlic'],
  ['saffron', 1, 'pinch', 10, '4 pinches saffron'],
  ['coriander leaves', 0.5, 'bunch', 10, '2.5 bunches coriander leaves'],
  ['country bread', 4, 'slice', 4, '8 slices country bread'],
  ['bay leaf', 2, null, 2, '2 bay leaves'],
  ['salt', null, null, 10, 'salt'],
] as const)('%s: %s %s for two is for %i people %s', (food, amount, unit, servings, expected) => {
  expect(scaled(food, amount, unit, servings)).toBe(expected);
});
