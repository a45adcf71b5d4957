import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { contentsOf } from '../../src/allergens/contains.ts';
import { readJsonl } from '../read-jsonl.ts';
import { AllergenLine } from './cases.ts';
import { readLines } from './score-allergens.ts';

const facts = readJsonl(join(import.meta.dirname, 'facts.jsonl'), AllergenLine);

test('each fact is read right: nothing missed, nothing said that is not there', () => {
  const wrong = readLines(facts, false).filter(({ missed, wrong }) => missed.length + wrong.length > 0);
  expect(wrong.map(({ text, missed, wrong }) => ({ text, missed, wrong }))).toEqual([]);
});

test('a recipe names its allergens with their lines, and the diets that no line speaks against', () => {
  const ingredients = ['200 g rice', '1 tbsp soy sauce', '1 onion'];
  expect(contentsOf({ ingredients, steps: ['Cook the rice with butter.'] })).toEqual({
    contains: [
      { allergen: 'gluten', lines: [{ words: 'soy sauce', part: 'ingredients', index: 1 }] },
      { allergen: 'milk', lines: [{ words: 'butter', part: 'steps', index: 0 }] },
      { allergen: 'soya', lines: [{ words: 'soy sauce', part: 'ingredients', index: 1 }] },
    ],
    diets: ['vegetarian'],
  });
  expect(contentsOf({ ingredients: ['200 g rice', '1 onion'] }).diets).toEqual([
    'vegetarian',
    'vegan',
    'gluten-free',
    'dairy-free',
  ]);
});

test('beside a line that is not understood no diet is said', () => {
  expect(contentsOf({ ingredients: ['200 g rice', '1 zibblenut'] })).toEqual({ contains: [], diets: [] });
});

test('no text takes long to read, whatever it is', () => {
  for (const text of ['without milk or '.repeat(2_000), 'Mandelmilch'.repeat(2_000), '牛奶'.repeat(5_000)])
    expect(readLines([{ text, lang: 'en', allergens: [], may: [] }], false)).toHaveLength(1);
});
