import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { nutritionOf } from '../../src/index.ts';

interface Dish {
  title: string;
  servings: number;
  kcalPerServing: number;
  working: { line: string; grams: number; ndb: string; kcalPer100: number; kcal: number; because: string }[];
}

const dishes = readFileSync(join(import.meta.dirname, 'fifty-dishes.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line) as Dish);

test('the working adds up to the energy that it gives', () => {
  expect(dishes).toHaveLength(50);
  for (const { title, servings, kcalPerServing, working } of dishes) {
    const sum = working.reduce((all, { grams, kcalPer100 }) => all + (grams * kcalPer100) / 100, 0);
    expect({ title, kcal: Math.round(sum / servings) }).toEqual({ title, kcal: kcalPerServing });
  }
});

test.each(dishes)('$title: within a tenth of the energy that was worked out by hand', dish => {
  const { servings, kcalPerServing, working } = dish;
  const nutrition = nutritionOf({ ingredients: working.map(({ line }) => line), servings });
  expect(nutrition?.computedLines).toBe(working.length);
  expect(Math.abs((nutrition?.perServing.kcal ?? 0) / kcalPerServing - 1)).toBeLessThan(0.1);
});
