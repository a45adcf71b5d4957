import { expect, test } from '@jest/globals';
import type { PlacedFinding } from '@sufra/contracts';
import { aForbiddenRecipe } from '../../test/a-forbidden-recipe.ts';
import { aRecipe } from '../../test/a-recipe.ts';
import { forbiddenThings } from './forbidden-things.ts';
import { warningsIn } from './line-warnings.ts';

const finding = (words: string, place: Pick<PlacedFinding, 'part' | 'index'>, rule = 10): PlacedFinding => ({
  words,
  reason: 'This is alcohol.',
  rule,
  substitute: null,
  use: [],
  ...place,
});
const found = (...forbidden: PlacedFinding[]) =>
  aForbiddenRecipe({ halal: { verdict: 'haram', notes: [], forbidden } });

test('a thing is named once, by its ingredient, with the other places that it stands in', () => {
  expect(forbiddenThings(aForbiddenRecipe())).toEqual([
    {
      words: 'smoked bacon',
      reason: 'This is pork, or is made with it.',
      use: ['beef bacon', 'turkey bacon'],
      line: '150 g smoked bacon',
      alsoIn: ['step 2', 'the title'],
    },
  ]);
});

test('what is in no ingredient is named with where it stands', () => {
  const recipe = found(
    finding('Wine', { part: 'tags', index: 1 }),
    finding('rum', { part: 'description', index: 0 }),
    finding('red wine', { part: 'steps', index: 2 }),
  );
  expect(forbiddenThings(recipe).map(({ line, alsoIn }) => [line, alsoIn])).toEqual([
    ['red wine, in step 3', ['the tags']],
    ['rum, in the description', []],
  ]);
});

test('alike words of two rules are two things', () => {
  const one = finding('gelatine', { part: 'ingredients', index: 1 }, 16);
  const other = finding('pork gelatine', { part: 'ingredients', index: 2 }, 2);
  expect(forbiddenThings(found(one, other))).toHaveLength(2);
});

test('each line that is not halal is warned of, by its place', () => {
  expect([...warningsIn(aForbiddenRecipe(), 'ingredients')]).toEqual([
    [1, 'Not halal: smoked bacon. Use beef bacon or turkey bacon instead.'],
  ]);
  const twice = found(
    finding('wine', { part: 'steps', index: 1 }),
    finding('rum', { part: 'steps', index: 1 }),
  );
  expect([...warningsIn(twice, 'steps')]).toEqual([
    [1, 'Not halal: wine. Leave it out. Not halal: rum. Leave it out.'],
  ]);
});

test('of a halal recipe there is nothing to tell', () => {
  expect(forbiddenThings(aRecipe())).toEqual([]);
  expect(warningsIn(aRecipe(), 'ingredients').size).toBe(0);
});
