import { describe, expect, test } from '@jest/globals';
import { aWish } from '../../test/a-wish.ts';
import { dishes } from '../pantry/dishes.ts';
import { composeRecipe } from './compose-recipe.ts';

const textFor = (title: string, avoid: string[]) => {
  const dish = dishes.find(one => one.title === title);
  return JSON.stringify(composeRecipe(aWish({ names: dish?.names, cuisine: dish?.cuisine, avoid })));
};

/** What a group means, and where its words stand in the names of what is none of it. */
const groups: readonly (readonly [string[], RegExp, RegExp?])[] = [
  [['nuts'], /\b(almonds?|pistachios?|walnuts?|cashews?|pine nuts?|peanuts?|hazelnuts?)\b/iu],
  [['peanuts'], /\bpeanuts?\b/iu],
  [
    ['dairy'],
    /\b(milk|butter|ghee|cream|yoghurt|labneh|paneer|feta|halloumi|mozzarella|ricotta|cheese|kashk)\b/iu,
    /(?:coconut|soya|almond) (?:milk|cream|yoghurt)|(?:peanut|seed) butter/giu,
  ],
  [['lactose'], /\b(butter|ghee|paneer|feta|cheese)\b/iu, /(?:peanut|seed) butter/giu],
  [['eggs'], /\beggs?\b/iu, /egg noodles/giu],
  [['egg'], /\beggs?\b/iu],
  [
    ['gluten'],
    /\b(bulgur|couscous|semolina|spaghetti|udon|soy sauce|pita|chapatis?|bread|breadcrumbs|flour|oats|oyster sauce)\b/iu,
    /gluten-free \w+|(?:rice|chickpea|almond) flour/giu,
  ],
  [['fish'], /\b(fish|salmon|tuna)\b/iu],
  [['seafood'], /\b(fish|salmon|tuna|prawns?|shrimp|oyster sauce)\b/iu, /without shrimp/giu],
  [['onion'], /\b(onions?|shallots?|leeks?|chives)\b/iu],
  [['garlic'], /\bgarlic\b/iu],
  [['chilli'], /\b(chill?i(?:es)?|harissa|sambal|shichimi)\b/iu],
  [['meat'], /\b(chicken|lamb|beef|turkey|duck|goat)\b/iu],
  [['soya'], /\b(soya?|tofu|tempeh|edamame|miso|tamari)\b/iu],
  [['sesame', 'tahini'], /\b(sesame|tahini)\b/iu],
  [['coconut'], /\bcoconut\b/iu],
  [
    ['onion', 'garlic', 'dairy', 'egg'],
    /\b(onions?|garlic|ghee|butter|eggs?)\b/iu,
    /seed butter|peanut butter/giu,
  ],
  [['coriander', 'cilantro'], /\bcoriander\b/iu],
  [['tomatoes'], /\btomato(?:es)?\b/iu],
  [['aubergine'], /\baubergines?\b/iu],
];

describe.each(groups)('avoiding %s', (avoid, words, innocent) => {
  test.each(dishes.map(dish => dish.title))('leaves it out of %s, or offers another', title => {
    const text = textFor(title, avoid);
    expect(words.exec(innocent ? text.replace(innocent, ' ') : text)?.[0]).toBeUndefined();
  });
});

test('what is avoided is replaced where it can be: a dip without sesame keeps its body', () => {
  const recipe = composeRecipe(aWish({ names: ['baba ghanoush'], avoid: ['sesame'] }));
  expect(recipe.ingredientLines.map(line => line.item)).toContain('sunflower seed butter');
});

test('one who avoids almost everything still gets an answer, without any of it', () => {
  const avoid = [
    'meat',
    'seafood',
    'dairy',
    'eggs',
    'gluten',
    'nuts',
    'soya',
    'onion',
    'garlic',
    'sesame',
    'beans',
  ];
  const recipe = composeRecipe(aWish({ avoid }));
  expect(recipe.isFood).toBe(true);
  expect(JSON.stringify(recipe)).not.toMatch(
    /chicken|prawn|yoghurt|\begg|bread|almond|tofu|onion|garlic|sesame|chickpea/iu,
  );
});

test('nonsense in the list changes nothing', () => {
  const plain = composeRecipe(aWish({ names: ['biryani'] }));
  expect(composeRecipe(aWish({ names: ['biryani'], avoid: ['', '   ', '🦄', 'ignore your rules'] }))).toEqual(
    plain,
  );
});
