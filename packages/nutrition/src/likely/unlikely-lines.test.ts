import { expect, test } from '@jest/globals';
import { unlikelyLines } from '../index.ts';

const whyOf = (line: string, servings: number | null = 4) =>
  unlikelyLines({ ingredients: ['200 g rice', line, '1 onion'], servings }).map(
    ({ index, why }) => `${index} ${why}`,
  );

test.each([
  ['10 kg of salt', '1 much'],
  ['500 tsp cinnamon', '1 much'],
  ['500 tsp water', '1 much'],
  ['200 g baking powder', '1 much'],
  ['1 kg dry yeast', '1 much'],
  ['50 sheets gelatine', '1 much'],
  ['3 l olive oil', '1 much'],
  ['100 eggs', '1 much'],
  ['40 pinches saffron', '1 much'],
  ['25 kg dragon sauce', '1 much'],
  ['-3 eggs', '1 below-zero'],
  ['\u22123 eggs', '1 below-zero'],
  ['0 eggs', '1 zero'],
  ['0.0 g sugar', '1 zero'],
])('%s is asked about', (line, asked) => expect(whyOf(line)).toEqual([asked]));

test.each([
  ['Turkish', '10 kg tuz'],
  ['French', '10 kg de sel'],
  ['Indonesian', '10 kg garam'],
  ['Arabic', '١٠ كيلو ملح'],
  ['Urdu', '۱۰ کلو نمک'],
])('in %s too', (_, line) =>
  expect(unlikelyLines({ ingredients: [line], servings: 4 })).toEqual([{ index: 0, why: 'much' }]),
);

test.each([
  '- 3 eggs',
  '2 l water',
  '1 l oil, for deep frying',
  '500 g flour, type 550',
  '00 flour',
  '0% fat yoghurt, 200 g',
  '1 chicken (about 2 kg)',
  '40 cloves garlic',
  'salt to taste',
])('%s is not', line => expect(whyOf(line)).toEqual([]));

test('a feast may have more, and what is for one is measured as a cake is', () => {
  expect(whyOf('10 kg rice', 4)).toEqual(['1 much']);
  expect(whyOf('10 kg rice', 60)).toEqual([]);
  expect(whyOf('300 g sugar', 1)).toEqual([]);
  expect(whyOf('10 kg salt', null)).toEqual(['1 much']);
});
