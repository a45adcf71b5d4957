import { expect, test } from '@jest/globals';
import { findSunnah } from './find-sunnah.ts';
import { sunnahIngredients } from './sunnah-ingredients.ts';

const found = (text: string) =>
  findSunnah(text)
    .filter(part => part.isSunnah)
    .map(part => part.text);

test.each([
  ['soft dates, sliced', ['dates']],
  ['1 Medjool date', ['date']],
  ['2 tbsp olive oil', ['olive oil']],
  ['Olive Oil and black olives', ['Olive Oil', 'olives']],
  ['black seeds (nigella)', ['black seeds']],
  ['whole milk, warm', ['milk']],
  ['goat milk', ['milk']],
  ['milk, coconut', ['milk']],
  ['fish', ['fish']],
  ['figs/dates', ['figs', 'dates']],
  ['FIGS', ['FIGS']],
  ['olive  oil', ['olive  oil']],
])('%s is of the Sunnah', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test.each([
  'milkshake',
  'buttermilk',
  'crayfish',
  'up-to-date label',
  'grapefruit',
  'watermelonseed',
  'meatballs',
  'figue',
  'dattes',
  'oil',
  'éfig',
  '',
])('%s is not: only whole words count', text => {
  expect(found(text)).toEqual([]);
});

test.each(['coconut milk', 'Almond  milk', 'oat-milk', 'tinned coconut milk'])(
  '%s is not: it only has the name',
  text => {
    expect(found(text)).toEqual([]);
  },
);

test('each of them is found in the singular and in the plural', () => {
  for (const forms of sunnahIngredients) {
    for (const form of forms) expect(found(`some ${form}, chopped`)).toEqual([form]);
  }
});

test('the parts together are the text, whatever it is', () => {
  const text = '<b>dates</b> & olive oil — 2 figs؛ milk';
  expect(
    findSunnah(text)
      .map(part => part.text)
      .join(''),
  ).toBe(text);
});
