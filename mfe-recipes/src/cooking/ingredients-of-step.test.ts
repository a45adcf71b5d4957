import { describe, expect, test } from '@jest/globals';
import { ingredientsOfStep } from './ingredients-of-step.ts';

const lineOf = (text: string) => {
  const [item = '', note = ''] = text.split(': ');
  return { amount: '1', item, note };
};

const itemsOf = (steps: string[], items: string[]) =>
  ingredientsOfStep({ steps, place: steps.length - 1, lines: items.map(lineOf) }).map(({ item }) => item);

const tagine = [
  'olive oil',
  'tomato purée',
  'chopped tomatoes',
  'boneless lamb shoulder',
  'ground cumin',
  'eggs',
];
const curry = [
  'coconut milk',
  'milk',
  'garlic',
  'garlic powder',
  'red lentils',
  'lamb or vegetable stock',
  'lamb neck',
];
const salad = [
  'salt',
  'black pepper',
  'red bell pepper',
  'coriander leaves',
  'ground coriander',
  'lemon juice',
  'rose water',
];
const fries = [
  'sunflower oil',
  'sesame oil',
  'light soy sauce',
  'tomato paste',
  'spring onion',
  'onion',
  'lettuce leaves',
];
const cake = [
  'butter or margarine',
  'white or brown sugar',
  'cloves of garlic',
  'baking powder',
  'half-and-half',
  'vanilla extract',
];

describe('the ingredients that a step names', () => {
  test.each([
    ['Warm the oil.', tagine, ['olive oil']],
    ['Add the tomatoes.', tagine, ['chopped tomatoes']],
    ['Stir in the tomato purée and the cumin.', tagine, ['tomato purée', 'ground cumin']],
    ['Brown the lamb.', tagine, ['boneless lamb shoulder']],
    ['Beat one egg.', tagine, ['eggs']],
    ['Leave it in a warm place.', tagine, []],
    ['Pour the tomato sauce over it.', tagine, []],
    ['Put the lamb back.', curry, ['lamb neck']],
    ['Pour in the stock.', curry, ['lamb or vegetable stock']],
    ['Pour in the vegetable stock.', curry, ['lamb or vegetable stock']],
    ['Stir in the coconut milk.', curry, ['coconut milk']],
    ['Warm the milk.', curry, ['milk']],
    ['Fry the garlic, then the lentils.', curry, ['garlic', 'red lentils']],
    ['Dust with garlic powder.', curry, ['garlic powder']],
    ['Season with salt and pepper.', salad, ['salt', 'black pepper']],
    ['Grill the red pepper.', salad, ['red bell pepper']],
    ['Scatter the coriander leaves.', salad, ['coriander leaves']],
    ['Toast the ground coriander.', salad, ['ground coriander']],
    ['Stir in the coriander.', salad, ['coriander leaves', 'ground coriander']],
    ['Rinse under cold water. Squeeze the lemon.', salad, ['lemon juice']],
    ['Pour in the juice.', salad, ['lemon juice']],
    ['Fry the paste, pour the sauce over and pick the leaves.', fries, []],
    ['Add the onion.', fries, ['onion']],
    ['Add the spring onions.', fries, ['spring onion']],
    ['Heat the sesame oil, then add aubergine to the oil.', fries, ['sesame oil']],
    ['Cook until the oil rises.', fries, []],
    ['Rub the butter into the sugar.', cake, ['butter or margarine', 'white or brown sugar']],
    ['Melt the margarine with the garlic.', cake, ['butter or margarine', 'cloves of garlic']],
    ['Line a baking tin and cover half of it.', cake, []],
    ['Stir in the vanilla, then the half-and-half.', cake, ['half-and-half', 'vanilla extract']],
  ])('"%s"', (step, items, expected) => {
    expect(itemsOf([step], items)).toEqual(expected);
  });

  test('an oil of which no step says the kind is the one that no other step takes', () => {
    const steps = ['Heat the oil.', 'Finish with the sesame oil.'];
    const lines = fries.map(lineOf);
    const first = ingredientsOfStep({ steps, place: 0, lines });
    expect(first.map(({ item }) => item)).toEqual(['sunflower oil']);
  });
});

test('a bare name may be the fresh one or the ground one, so both are listed', () => {
  expect(itemsOf(['Stir in the coriander.'], ['fresh coriander', 'ground coriander', 'cumin'])).toEqual([
    'fresh coriander',
    'ground coriander',
  ]);
});

describe('the ingredients that a step calls by their kind', () => {
  const stew = [
    'lamb neck',
    'beef stock',
    'cumin seeds',
    'ground cinnamon',
    'garlic',
    'parsley',
    'mint leaves',
    'yoghurt: for the dressing',
  ];

  test.each([
    [['Stir in the spices.'], ['cumin seeds', 'ground cinnamon']],
    [['Toast the cumin.', 'Add the remaining spices.'], ['ground cinnamon']],
    [['Cook until the spices smell.'], []],
    [['Brown the lamb.', 'Return the meat to the pot.'], ['lamb neck']],
    [['Scatter the herbs over.'], ['parsley', 'mint leaves']],
    [['Combine all the ingredients.'], stew],
    [['Mash the garlic.', 'Add the remaining ingredients.'], stew.filter(item => item !== 'garlic')],
    [['Whisk the dressing ingredients.'], ['yoghurt: for the dressing']],
  ])('%j', (steps, expected) => {
    expect(itemsOf(steps, stew)).toEqual(expected.map(text => lineOf(text).item));
  });
});
