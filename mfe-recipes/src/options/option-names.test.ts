import { afterEach, expect, test } from '@jest/globals';
import { cuisines, healthGoals, mealTypes, premiumOnlySuffix, spiceLevels } from '@sufra/contracts';
import { t } from '../texts/text.ts';
import { nameOfCuisine, nameOfHealthGoal, nameOfMealType, nameOfSpice } from './option-names.ts';

const all: [what: string, values: readonly string[], nameOf: (value: string) => string][] = [
  ['meal types', mealTypes, nameOfMealType],
  ['cuisines', cuisines, nameOfCuisine],
  ['health goals', healthGoals, nameOfHealthGoal],
  ['spice levels', spiceLevels, nameOfSpice],
];

afterEach(() => {
  document.documentElement.lang = 'en';
});

// The same word in French or Turkish, or a name that they took over.
const sameElsewhere = ['Vegan', 'Dessert'];

test.each(all)('%s are said in English as they stand on the wire', (_, values, nameOf) => {
  expect(values.map(nameOf)).toEqual(values);
});

test.each(all)('%s have a name in each language, and no two the same', (_, values, nameOf) => {
  for (const language of ['ar', 'ur', 'tr', 'fr', 'id']) {
    document.documentElement.lang = language;
    const names = values.map(nameOf);
    expect(new Set(names).size).toBe(values.length);
    expect(names.filter(name => values.includes(name) && !sameElsewhere.includes(name))).toEqual([]);
  }
});

test('what only premium members have says so as the service does', () => {
  expect(t('option.premiumOnly', { meal: 'Dessert' })).toBe(`Dessert${premiumOnlySuffix}`);
});
