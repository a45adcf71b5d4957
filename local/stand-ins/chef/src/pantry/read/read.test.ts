import { expect, test } from '@jest/globals';
import type { DataLine } from './data-file.ts';
import { readDishes } from './read-dishes.ts';
import { readFamilies } from './read-families.ts';
import { readFoods } from './read-foods.ts';

const lines = (text: string): DataLine[] =>
  text.split('\n').map((line, index) => ({ text: line, place: `a.txt:${index + 1}` }));

const dish = `cuisine: Desi

Rice
A bowl of {rice}.
meals: Main Meals
names: rice
tags: bowl
needs: 200 g rice, rinsed | must; 2 clove; 1 clove garlic; salt
prep 5: Rinse the {rice}.
make rice`;

const known = { isFood: (name: string) => !name.includes('!'), isFamily: () => false };

test('a dish is read with what it needs and its steps', () => {
  expect(readDishes(lines(dish), known)).toEqual([
    {
      title: 'Rice',
      description: 'A bowl of {rice}.',
      cuisine: 'Desi',
      meals: ['Main Meals'],
      names: ['rice'],
      tags: ['bowl'],
      ingredients: [
        ['rice', 200, 'g', 'rinsed', { must: true }],
        ['clove', 2, null, null, {}],
        ['garlic', 1, 'clove', null, {}],
        ['salt', null, null, null, {}],
      ],
      steps: [
        ['prep', 5, 'Rinse the {rice}.'],
        ['make', 'rice'],
      ],
    },
  ]);
});

test.each([
  ['a cuisine that nothing offers', 'Desi', 'Desian', "a.txt:1: 'Desian' is none of"],
  ['a meal that nothing offers', 'Main Meals', 'Tea', "a.txt:5: 'Tea' is none of"],
  ['a field in another place', 'names: rice', 'tags: rice', "a.txt:6: here 'names: …' is to stand"],
  ['an unknown food', 'salt', '!salt', "a.txt:8: there is no food '!salt'"],
  ['an amount that is no number', '200 g rice', '2.0.0 g rice', "a.txt:8: '2.0.0' is no number"],
  ['an unknown option', '| must', '| may', "a.txt:8: 'may' is none of must"],
  ['an unknown family', '| must', '| slot grilled', "a.txt:8: 'slot grilled' is none of must"],
  ['a step of another kind', 'prep 5', 'wait 5', 'a.txt:9: a step is prep, rest or cook'],
  ['an unknown way of cooking', 'prep 5', 'cook boil', "a.txt:9: 'boil' is none of simmer"],
])('a dish with %s is refused by file and line', (_what, right, wrong, message) => {
  expect(() => readDishes(lines(dish.replace(right, wrong)), known)).toThrow(message);
});

test.each([
  ['two numbers', 'rice | 350 8', "a.txt:1: '350 8' should be 3 numbers"],
  ['an unknown field', 'rice | 350 8 77 | colour white', "a.txt:1: 'colour' is none of is, each"],
  ['an unknown kind', 'rice | 350 8 77 | is blue', "a.txt:1: 'blue' is none of meat"],
  ['a method of no food', 'rice | 350 8 77 | method as oats', 'a.txt:1: no food above has a method'],
  ['a substitute that is no food', 'rice | 350 8 77 | instead oats', "a.txt:1: 'oats' cannot take the place"],
  ['a name that is taken', 'rice | 1 1 1\nrice | 1 1 1', "a.txt:2: 'rice' is here already"],
])('a food with %s is refused by file and line', (_what, text, message) => {
  expect(() => readFoods(lines(text))).toThrow(message);
});

test('a family with what cannot be a main ingredient is refused by file and line', () => {
  expect(() => readFamilies(lines('fish: cod, salt'), food => food === 'cod')).toThrow("a.txt:1: 'salt'");
});
