import { describe, expect, test } from '@jest/globals';
import { type IngredientLine, shopShelves } from '@sufra/contracts';
import { plus, type Rational, rational } from '@sufra/nutrition/measures';
import { forAll, type Seeded } from '../testing/seeded.ts';
import { writeAmount } from '../write-amount.ts';
import { findShelf } from './shop-shelves.ts';
import { shoppingKey } from './shopping-key.ts';
import { addLists, emptyList, listOfMeals, type PlannedMeal, type ShoppingEntry } from './shopping-list.ts';
import { nameOnList, usualName } from './usual-name.ts';

type Line = [quantity: number | null, unit: string | null, item: string];

const aLine = ([quantity, unit, item]: Line): IngredientLine => ({ quantity, unit, item, note: null });

let meals = 0;
const aMeal = (...lines: Line[]): PlannedMeal => {
  meals += 1;
  return { id: `meal-${meals}`, recipe: { _id: `recipe-${meals}`, ingredientLines: lines.map(aLine) } };
};

const textOf = ([key, entry]: [string, ShoppingEntry], units: 'metric' | 'imperial') => ({
  shelf: shopShelves.indexOf(findShelf(key)),
  name: nameOnList(entry),
  amounts: [
    ...[...entry.amounts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, amount]) => writeAmount(amount, units, { item: usualName(entry.names), language: 'en' })),
    ...(entry.toTaste && entry.amounts.size > 0 ? ['to taste'] : []),
  ].join(' + '),
});

/** The list as it is read in the shop. */
const written = (planned: PlannedMeal[], units: 'metric' | 'imperial' = 'metric') =>
  [...listOfMeals(planned)]
    .map(line => textOf(line, units))
    .sort((a, b) => a.shelf - b.shelf || (a.name < b.name ? -1 : 1))
    .map(({ amounts, name }) => `${amounts} ${name}`.replaceAll('\u00a0', ' ').trim());

const items = [
  'onion',
  'onions',
  'Olive oil',
  'plain yogurt',
  'plain yoghurt',
  'garlic',
  'salt',
  'peppers',
] as const;
const quantities = [null, 0.33, 0.5, 1, 2, 250, 1.2] as const;
const units = [null, 'g', 'kg', 'ml', 'tsp', 'tbsp', 'cup', 'cloves', 'clove', 'g tin', 'g can'] as const;

const aMealOf = (from: Seeded): PlannedMeal => ({
  id: `meal-${from.whole(1, 21)}`,
  recipe: {
    _id: 'recipe',
    ingredientLines: Array.from({ length: from.whole(1, 6) }, () =>
      aLine([from.oneOf(quantities), from.oneOf(units), from.oneOf(items)]),
    ),
  },
});

describe('any lists', () => {
  test('added are the same whichever comes first', () => {
    forAll(
      from => [listOfMeals([aMealOf(from)]), listOfMeals([aMealOf(from)])] as const,
      ([a, b]) => {
        expect(addLists(a, b)).toEqual(addLists(b, a));
      },
    );
  });

  test('added are the same however they are bracketed, and nothing adds nothing', () => {
    forAll(
      from => [1, 2, 3].map(() => listOfMeals([aMealOf(from)])),
      ([a = emptyList, b = emptyList, c = emptyList]) => {
        expect(addLists(addLists(a, b), c)).toEqual(addLists(a, addLists(b, c)));
        expect(addLists(a, emptyList)).toEqual(a);
        expect(addLists(emptyList, a)).toEqual(a);
      },
    );
  });

  test('of a week are the same in whatever order its days come, to the last word', () => {
    forAll(
      from => {
        const week = Array.from({ length: 7 }, (_, day) => ({ ...aMealOf(from), id: `meal-${day}` }));
        const shuffled = [...week].sort(() => (from.whole(0, 1) === 0 ? -1 : 1));
        return { week, shuffled };
      },
      ({ week, shuffled }) => {
        for (const system of ['metric', 'imperial'] as const) {
          expect(written(shuffled, system)).toEqual(written(week, system));
        }
      },
    );
  });
});

/** Of what a week of planned servings wants in grams, by hand: each meal's share of its recipe, in fractions. */
function gramsByHand(week: readonly { lines: [number, string][]; servings: number; writtenFor: number }[]) {
  const sums = new Map<string, Rational>();
  for (const { lines, servings, writtenFor } of week) {
    for (const [grams, item] of lines) {
      const share = rational(BigInt(grams) * BigInt(servings), BigInt(writtenFor));
      sums.set(item, plus(sums.get(item) ?? rational(0), share));
    }
  }
  return sums;
}

test('a list equals the sum of the planned servings, in 1,000 weeks to the last fraction', () => {
  forAll(
    from => {
      const recipes = [1, 2, 3, 4, 5].map(() => ({
        writtenFor: from.whole(1, 12),
        lines: Array.from({ length: from.whole(1, 5) }, (): [number, string] => [
          from.whole(1, 900),
          from.oneOf(['rice', 'lentils', 'flour', 'lamb shoulder', 'yoghurt']),
        ]),
      }));
      const [first = { writtenFor: 1, lines: [] }, ...others] = recipes;
      return Array.from({ length: from.whole(1, 21) }, () => ({
        ...from.oneOf([first, ...others]),
        servings: from.whole(1, 40),
      }));
    },
    week => {
      const list = listOfMeals(
        week.map(({ lines, servings, writtenFor }) => ({
          ...aMeal(...lines.map(([grams, item]): Line => [grams, 'g', item])),
          factor: rational(servings, writtenFor),
        })),
      );
      const sums = [...list.values()].map(({ names, amounts }) => [
        usualName(names),
        amounts.get('mass')?.quantity,
      ]);
      expect(new Map(sums as [string, Rational][])).toEqual(gramsByHand(week));
    },
    1_000,
  );
});

describe('like amounts become one', () => {
  test.each<[string, Line, Line, string]>([
    ['in the plural', [1, null, 'onion'], [2, null, 'onions'], '3 Onions'],
    ['halves of one', [0.5, null, 'lemon'], [0.5, null, 'lemons'], '1 Lemon'],
    ['thirds of a spoon', [0.33, 'tsp', 'turmeric'], [0.67, 'tsp', 'turmeric'], '1 tsp Turmeric'],
    ['grams and kilograms', [600, 'g', 'lamb shoulder'], [1, 'kg', 'lamb shoulder'], '1.6 kg Lamb shoulder'],
    ['spoons of two sizes', [3, 'tsp', 'olive oil'], [1, 'tbsp', 'Olive oil'], '2 tbsp Olive oil'],
    ['spoons and millilitres', [2, 'tbsp', 'olive oil'], [100, 'ml', 'olive oil'], '130 ml Olive oil'],
    [
      'cloves of garlic however counted',
      [4, 'cloves', 'garlic'],
      [2, null, 'garlic cloves'],
      '6 cloves Garlic',
    ],
    ['two spellings', [200, 'g', 'yogurt'], [50, 'g', 'yoghurt'], '250 g Yogurt'],
    ['a tin and a can', [400, 'g tin', 'chickpeas'], [400, 'g can', 'chickpeas'], '2 × 400 g tin Chickpeas'],
    ['prepared in different ways', [1, null, 'onion, diced'], [1, null, 'onion'], '2 Onions'],
    [
      'with and without accents',
      [1, 'tbsp', 'tomato purée'],
      [1, 'tbsp', 'tomato puree'],
      '2 tbsp Tomato puree',
    ],
  ])('%s', (_what, a, b, expected) => {
    expect(written([aMeal(a), aMeal(b)])).toEqual([expected]);
    expect(written([aMeal(b), aMeal(a)])).toEqual([expected]);
  });
});

test('what cannot be added stands side by side in one line', () => {
  const yoghurt = aMeal([200, 'g', 'yoghurt'], [3, 'tbsp', 'yoghurt']);
  expect(written([yoghurt])).toEqual(['200 g + 3 tbsp Yoghurt']);
});

test.each(['water', 'Boiling water', 'very hot water', 'water, to cover', 'cold water for the dough'])(
  '%s comes from the tap and is on no list',
  item => {
    expect(written([aMeal([1, 'l', item], [1, null, 'onion'])])).toEqual(['1 Onion']);
  },
);

test.each(['rose water', 'orange blossom water', 'sparkling water', 'water chestnuts'])(
  '%s has to be bought',
  item => {
    expect(written([aMeal([2, 'tbsp', item])])).toHaveLength(1);
  },
);

test('what is to taste is there once, and beside what is measured', () => {
  const stew = aMeal([null, null, 'Fine salt and black pepper']);
  const soup = aMeal([null, null, 'salt, to taste'], [1, 'tsp', 'freshly ground black pepper']);
  expect(written([stew, soup])).toEqual(['1 tsp + to taste Black pepper', 'Salt']);
});

test('a line names each recipe once, with the meals that it is planned for', () => {
  const recipe = { _id: 'soup', ingredientLines: [aLine([1, null, 'onion']), aLine([1, null, 'onion'])] };
  const list = listOfMeals([
    { id: 'monday-lunch', recipe },
    { id: 'friday-lunch', recipe },
  ]);
  const onions = list.get('onion');
  expect(onions?.amounts.get('count ')?.quantity).toEqual(rational(4));
  expect([...(onions?.meals ?? [])]).toEqual([
    ['monday-lunch', 'soup'],
    ['friday-lunch', 'soup'],
  ]);
});

test('the amounts come in the units that are wanted', () => {
  const tagine = aMeal([1, 'kg', 'lamb shoulder'], [400, 'g tin', 'chickpeas']);
  expect(written([tagine], 'imperial')).toEqual(['2 lb 3¼ oz Lamb shoulder', '400 g (14 oz) tin Chickpeas']);
});

describe('two things stay two lines', () => {
  test.each([
    ['fresh coriander', 'ground coriander'],
    ['black pepper', 'red pepper'],
    ['chicken stock', 'chicken'],
    ['coconut milk', 'milk'],
    ['red onion', 'onion'],
    ['cloves', 'garlic'],
  ])('%s and %s', (one, other) => {
    expect(shoppingKey(one, false)).not.toBe(shoppingKey(other, false));
  });

  test('pepper by the spoon and peppers by number', () => {
    expect(written([aMeal([1, 'tsp', 'pepper'], [2, null, 'pepper'])])).toEqual([
      '2 Peppers',
      '1 tsp Pepper',
    ]);
  });
});

test('names that mean something to the machine are names', () => {
  const odd = aMeal([1, null, '__proto__'], [2, null, 'constructor'], [null, null, 'toString']);
  expect(written([odd, odd])).toHaveLength(3);
});

test.each([
  ['chicken thigh', 'meats'],
  ['chicken stock', 'tins'],
  ['lamb or vegetable stock', 'tins'],
  ['coconut milk', 'tins'],
  ['whole milk', 'dairy'],
  ['fresh coriander', 'greens'],
  ['ground coriander', 'spices'],
  ['coriander seed', 'spices'],
  ['red pepper (vegetable)', 'greens'],
  ['black pepper', 'spices'],
  ['dried apricot', 'nuts'],
  ['wholegrain barley flour', 'baking'],
  ['red lentil', 'grains'],
  ['chopped tomato', 'tins'],
  ['extra virgin olive oil', 'oils'],
  ['moon dust', 'rest'],
])('%s stands with %s', (key, shelf) => {
  expect(findShelf(key)).toBe(shelf);
});
