import { describe, expect, test } from '@jest/globals';
import { readAmount } from './amount.ts';
import { itemNouns } from './item-nouns.ts';
import { itemFor, pluralItem, singularItem } from './item-words.ts';

const counted = (quantity: number, item: string, unit: string | null = null) =>
  itemFor(item, readAmount({ quantity, unit }));

test.each([
  [2, 'onion', 'onions'],
  [1.5, 'onion', 'onions'],
  [1, 'onions', 'onion'],
  [0.5, 'onions', 'onion'],
  [2, 'Onion', 'Onions'],
  [3, 'large red onion', 'large red onions'],
  [2, 'potato (150 g)', 'potatoes (150 g)'],
  [2, 'lemon, in wedges', 'lemons, in wedges'],
  [1, 'green chillies', 'green chilli'],
  [2, 'cinnamon stick', 'cinnamon sticks'],
  [4, 'sprig of mint', 'sprigs of mint'],
  [3, 'bay leaf', 'bay leaves'],
  [1, 'bay leaves', 'bay leaf'],
  [2, 'egg yolk', 'egg yolks'],
  [3, 'egg white', 'egg whites'],
  [1, 'egg whites', 'egg white'],
  [2, 'onion or shallot', 'onions or shallots'],
  [2, 'whole chicken', 'whole chickens'],
  [2, 'tomato from a vine', 'tomatoes from a vine'],
])('%s of %s is written %s', (quantity, item, expected) => {
  expect(counted(quantity, item)).toBe(expected);
});

describe('words that are no counted noun stay as they are', () => {
  test.each([
    'asparagus',
    'hummus',
    'couscous',
    'molasses',
    'watercress',
    'octopus',
    'citrus',
    'bass',
    'lemon grass',
    'swiss chard',
    'garlic',
    'rice',
    'fish',
    'lamb',
    'basil',
    'broccoli',
    'tofu',
    'onion powder',
    'tomato paste',
    'chicken stock',
    'white',
    '',
    '番茄',
    'œufs',
  ])('%s', item => {
    for (const quantity of [0.5, 1, 2, 7]) expect(counted(quantity, item)).toBe(item);
  });
});

test('beside a measure or a unit the words stay', () => {
  expect(counted(2, 'garlic', 'cloves')).toBe('garlic');
  expect(counted(300, 'onion', 'g')).toBe('onion');
  expect(counted(400, 'cherry tomato', 'g tin')).toBe('cherry tomato');
  expect(itemFor('onion', null)).toBe('onion');
});

test('every noun goes to its plural and back, and a second time changes nothing', () => {
  for (const [singular, plural] of itemNouns) {
    expect(pluralItem(singular)).toBe(plural);
    expect(pluralItem(plural)).toBe(plural);
    expect(singularItem(plural)).toBe(singular);
    expect(singularItem(singular)).toBe(singular);
  }
});

test('no noun is listed twice', () => {
  expect(new Set(itemNouns.map(([singular]) => singular)).size).toBe(itemNouns.length);
});
