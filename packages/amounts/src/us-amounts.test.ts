import { describe, expect, test } from '@jest/globals';
import { toNumber } from '@sufra/nutrition/measures';
import { readAmount } from './amount.ts';
import { convertWords } from './convert-words.ts';
import { densityOf } from './densities.ts';
import { forAll } from './testing/seeded.ts';
import type { Units } from './units.ts';
import { writeAmount } from './write-amount.ts';

const foods: [string, ...string[]] = [
  'boneless lamb shoulder',
  'ginger, grated',
  'ground cumin',
  'caster sugar',
  'plain flour',
  'butter',
  'salt',
  'red lentils',
  'flat-leaf parsley, chopped',
  'honey',
  'baby spinach',
];

function written(quantity: number, unit: string, { item = '', units = 'imperial' as Units } = {}) {
  const amount = readAmount({ quantity, unit });
  if (!amount) throw new Error('Nothing is measured');
  return writeAmount(amount, units, { item }).replaceAll('\u00a0', ' ');
}

const fractions: Record<string, number> = {
  '': 0,
  '⅛': 1 / 8,
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '⅜': 3 / 8,
  '½': 1 / 2,
  '⅝': 5 / 8,
  '⅔': 2 / 3,
  '¾': 3 / 4,
  '⅞': 7 / 8,
};
const sizes: Record<string, { grams?: number; millilitres?: number; parts: string }> = {
  g: { grams: 1, parts: '' },
  oz: { grams: 28.349523125, parts: '⅛¼⅜½⅝¾⅞' },
  lb: { grams: 453.59237, parts: '' },
  tsp: { millilitres: 5, parts: '¼½¾' },
  tbsp: { millilitres: 15, parts: '½' },
  cup: { millilitres: 240, parts: '¼⅓½⅔¾' },
};

/** What a cook with American spoons, cups and scales measures; fails on what they have no measure for. */
function measuredOut(text: string, item: string) {
  let [grams, millilitres] = [0, 0];
  for (const part of text.split(/ \+ |(?<=lb) /)) {
    const [, whole, sign = '', unit = ''] = /^(\d*(?:\.\d)?)([⅛¼⅓⅜½⅝⅔¾⅞]?) (\p{L}+?)s?$/u.exec(part) ?? [];
    const size = sizes[unit];
    if (whole === undefined || !size || !(sign === '' || size.parts.includes(sign))) {
      throw new Error(`There is no measure for ${part} of ${item}`);
    }
    const count = Number(whole) + (fractions[sign] ?? 0);
    grams += count * (size.grams ?? 0);
    millilitres += count * (size.millilitres ?? 0);
  }
  const density = densityOf(item);
  if (millilitres > 0 && grams > 0) throw new Error(`${text} mixes spoons and scales`);
  return {
    grams: millilitres > 0 ? millilitres * (density ? toNumber(density) : Number.NaN) : grams,
    millilitres,
  };
}

const most = 3_000;
const ranges = [20, 120, most] as const;
const leastError = 0.07;
// Where spoons end and ounces begin: no density is known better than this.
const sameWeight = 0.995;
// Half of the smallest spoon: less than that cannot be told apart.
const halfOfSmallestSpoon = 0.625;

describe('any amount in American measures', () => {
  test('of 1 to 3000 grams of any food can be measured, and is what was meant', () => {
    forAll(
      from => ({ grams: from.whole(1, from.oneOf(ranges)), item: from.oneOf(foods) }),
      ({ grams, item }) => {
        const out = measuredOut(written(grams, 'g', { item }), item);
        const spoonful = halfOfSmallestSpoon * toNumber(densityOf(item) ?? { over: 0n, under: 1n });
        expect(out.grams).toBeGreaterThan(0);
        expect(Math.abs(out.grams - grams)).toBeLessThanOrEqual(
          Math.max(leastError * grams, spoonful) + 1e-9,
        );
      },
      3_000,
    );
  });

  test('of 1 to 3000 millilitres can be measured, and is what was meant', () => {
    for (let millilitres = 1; millilitres <= most; millilitres += 1) {
      const out = measuredOut(written(millilitres, 'ml'), 'water').millilitres;
      const error = Math.max(leastError * millilitres, halfOfSmallestSpoon) + 1e-9;
      expect({ millilitres, isNear: out > 0 && Math.abs(out - millilitres) <= error }).toEqual({
        millilitres,
        isNear: true,
      });
    }
  });

  test.each(foods)('of more %s is never written as less', item => {
    let before = 0;
    for (let grams = 1; grams <= most; grams += 1) {
      const { grams: now } = measuredOut(written(grams, 'g', { item }), item);
      expect({ grams, isMore: now >= before * sameWeight }).toEqual({ grams, isMore: true });
      before = now;
    }
  });

  test('of more milk is never written as less', () => {
    let before = 0;
    for (let millilitres = 1; millilitres <= most; millilitres += 1) {
      const now = measuredOut(written(millilitres, 'ml'), 'milk').millilitres;
      expect({ millilitres, isMore: now >= before }).toEqual({ millilitres, isMore: true });
      before = now;
    }
  });
});

test.each([
  [10, 'g', 'ginger, grated', '2 tsp'],
  [3, 'g', 'ground cumin', '1¼ tsp'],
  [5, 'g', 'salt', '¾ tsp'],
  [30, 'g', 'butter', '2 tbsp'],
  [250, 'g', 'butter', '8¾ oz'],
  [700, 'g', 'chicken thighs', '1 lb 8¾ oz'],
  [15, 'g', 'baby spinach', '15 g'],
  [40, 'g', 'baby spinach', '1⅜ oz'],
  [80, 'ml', 'olive oil', '⅓ cup'],
  [85, 'ml', 'milk', '⅓ cup'],
  [700, 'ml', 'vegetable stock', '3 cups'],
  [750, 'ml', 'water', '3 cups'],
  [270, 'ml', 'water', '1 cup + 2 tbsp'],
  [35, 'ml', 'lime juice', '2 tbsp + 1 tsp'],
  [400, 'g tin', 'chickpeas', '400 g (14 oz) tin'],
  [400, 'ml tin', 'coconut milk', '400 ml (13.5 fl oz) tin'],
  [2, 'cm piece', 'ginger', '¾ inch piece'],
])('%s %s of %s is %s', (quantity, unit, item, text) => {
  expect(written(quantity, unit, { item })).toBe(text);
});

test.each([
  [2, 'cups', 'plain flour', '250 g'],
  [1, 'cup', 'caster sugar', '200 g'],
  [0.5, 'cup', 'rolled oats', '45 g'],
  [1, 'cup', 'milk', '240 ml'],
  [2, 'cups', 'diced pumpkin', '480 ml'],
  [1.5, 'cups', 'rice noodles', '360 ml'],
  [0.25, 'cup', 'rice vinegar', '60 ml'],
  [1, 'tbsp', 'sugar', '1 tbsp'],
  [14, 'oz can', 'tomatoes', '14 oz (400 g) can'],
  [1, 'inch piece', 'ginger', '2.5 cm piece'],
])('%s %s of %s is %s where grams are wanted', (quantity, unit, item, text) => {
  expect(written(quantity, unit, { item, units: 'metric' })).toBe(text);
});

test.each([
  ['in 3 cm cubes', 'in 1¼ inch cubes'],
  ['Line a 20 cm tin.', 'Line an 8 inch tin.'],
  ['A 20 x 30 cm tray', 'An 8 x 12 inch tray'],
  ['Panna 20 cm away', 'Panna 8 inch away'],
  ['a 46 cm log', 'an 18 inch log'],
  ['an 18 cm tin', 'a 7 inch tin'],
  ['5 mm thick', '¼ inch thick'],
  ['2-3 cm apart', '¾-1¼ inch apart'],
  ['Bake at 180 °C in a 23cm tin.', 'Bake at 350 °F in a 9 inch tin.'],
])('"%s" in American words', (text, expected) => {
  expect(convertWords(text, 'imperial').replaceAll('\u00a0', ' ')).toBe(expected);
  expect(convertWords(text, 'metric')).toBe(text);
});

test.each([
  ['pour over 750 ml just-boiled water', 'pour over 3 cups just-boiled water'],
  ['Add 500ml of water.', 'Add 2 cups of water.'],
  ['Boil 1-2 l of water', 'Boil 4¼ cups to 8⅓ cups of water'],
  ['stir in 10 g butter and the rest', 'stir in 2 tsp butter and the rest'],
  ['a 450 g loaf', 'a 15¾ oz loaf'],
  ['with 5 g dried kelp', 'with 5 g dried kelp'],
  ['15-20g of dough for each', '15-20g of dough for each'],
  ['a 400 g tin of tomatoes', 'a 400 g tin of tomatoes'],
  ['half a cup (approx 120 ml) of water', 'half a cup (approx 120 ml) of water'],
  ['2 tbsp (30 ml) oil', '2 tbsp (30 ml) oil'],
  ['60 ml (¼ cup) of water', '60 ml (¼ cup) of water'],
  ['50g/1.7oz sugar', '50g/1.7oz sugar'],
  ['120 ml (for the dough)', '½ cup (for the dough)'],
  ['1.5 kg lamb', '3 lb 5 oz lamb'],
  ['12 large eggs, 3 galangal slices', '12 large eggs, 3 galangal slices'],
])('the amounts of "%s" in American words', (text, expected) => {
  expect(convertWords(text, 'imperial').replaceAll('\u00a0', ' ')).toBe(expected);
  expect(convertWords(text, 'metric')).toBe(text);
});

test.each([
  ['Add 1 1/2 cups water.', 'Add 360 ml water.'],
  ['Sift in ½ cup of flour', 'Sift in 63 g of flour'],
  ['1-1/2 to 2 cups of water', '360 ml to 480 ml of water'],
  ['the remaining 1/4 cup flour and 3/4 cup sugar', 'the remaining 31 g flour and 150 g sugar'],
  ['an 8-ounce steak', 'a 227 g steak'],
  ['1 pound of lamb', '454 g of lamb'],
  ['1 to 2 cups stock', '240 ml to 480 ml stock'],
  ['1 tbsp oil', '1 tbsp oil'],
])('the amounts of "%s" in metric words', (text, expected) => {
  expect(convertWords(text, 'metric').replaceAll('\u00a0', ' ')).toBe(expected);
});

test.each([
  ['a 9-inch tin', 'a 23 cm tin'],
  ['an 8-inch tin', 'a 20 cm tin'],
  ['a 7 inch tin', 'an 18 cm tin'],
  ['a 9x13 inch pan', 'a 23x33 cm pan'],
  ['a 1½ inch piece', 'a 4 cm piece'],
  ['¼ inch thick', '0.5 cm thick'],
])('"%s" in metric words', (text, expected) => {
  expect(convertWords(text, 'metric').replaceAll('\u00a0', ' ')).toBe(expected);
});
