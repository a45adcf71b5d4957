import { expect, test } from '@jest/globals';
import { type LanguageCode, languageOf, nutritionOf, readLine, readLines } from './index.ts';

const gramsOf = (line: string, language: LanguageCode = 'en') => {
  const { food, grams } = readLine(line, languageOf(language));
  return food && `${food.id} ${grams === undefined ? '-' : Math.round(grams)}`;
};

test.each([
  ['1-1/2 cups sugar', 'sugar 304'],
  ['2-3 onions', 'onion 275'],
  ['1 cup plus 1 tablespoon / 235 g olive oil, plus more', 'olive-oil 235'],
  ['1 (14 ounce) can coconut milk', 'coconut-milk 397'],
  ['2 x 400 g tins chickpeas, drained', 'chickpeas 480'],
  ['4 chicken breasts (about 600 g)', 'chicken-breast 600'],
  ['3 salmon fillets, 150 g each', 'salmon 450'],
  ['juice of half a lemon', 'lemon-juice 24'],
  ['3 cloves', 'clove 0'],
  ['1 (.25 ounce) package dry yeast', 'dry-yeast 7'],
  ['4 skinless, bone-in chicken breast halves', 'chicken-breast 472'],
  ['500 ml cream', 'cream 500'],
  ['900 g chicken on the bone, skinned', 'chicken 612'],
  ['200 g brown lentils, cooked, or tinned', 'cooked-lentils 200'],
  ['3 cloves garlic', 'garlic 9'],
  ['2 lettuce leaves', 'lettuce 20'],
  ['chickpea flour: 85 g', 'chickpea-flour 85'],
  ['1 l oil, for deep frying', 'vegetable-oil 91'],
  ['oil, for frying', 'vegetable-oil -'],
])('%s', (line, read) => expect(gramsOf(line)).toBe(read));

test.each([
  'chicken pie filling',
  '2 tbsp dragon sauce, with garlic',
  '100 g pork sausage',
  '1 cup almond flavoured cookies',
  '',
  '🍅'.repeat(500),
  '1/0 / / ( [ , 1/',
])('a line that names another thing, or nothing, is not known: %s', line => {
  expect(gramsOf(line)).toBeUndefined();
});

test.each([
  ['fr', "3 gousses d'ail", 'garlic 9'],
  ['fr', '2 c. à soupe d’huile d’olive', 'olive-oil 27'],
  ['id', '3 siung bawang putih', 'garlic 9'],
  ['tr', '1 su bardağı un', 'flour 106'],
  ['ar', '٥٠٠ غرام لحم مفروم', 'beef-mince 500'],
  ['ur', '۲ عدد پیاز، باریک کٹی', 'onion 220'],
  ['ur-Latn', 'Keema aadha kilo', 'beef-mince 500'],
  ['ur-Latn', 'Haldi aadha chaye ka chamach', 'turmeric 2'],
  ['ur-Latn', '1 medium Piyaz (bareek kati hui)', 'onion 110'],
  ['ur-Latn', '1 tsp For Tadka: Zeera (Cumin seeds)', 'cumin 2'],
  ['ur-Latn', '1/4 cup Tail', 'vegetable-oil 55'],
  ['ur-Latn', '2 cups Nariyal ka doodh', 'coconut-milk 458'],
  ['ur-Latn', 'Podine ki chutney', undefined],
] as const)('%s: %s', (language, line, read) => expect(gramsOf(line, language)).toBe(read));

const lines = ['300 g rice', '100 g butter', '200 g onions'];

test('a recipe with a line that is not known says so, and is an estimate when much of its mass is', () => {
  const little = nutritionOf({ ingredients: [...lines, '50 g dragon powder'], servings: 2 });
  expect(little).toMatchObject({ computedLines: 3, lines: 4, isEstimate: false });
  const much = nutritionOf({ ingredients: [...lines, '400 g dragonfruit'], servings: 2 });
  expect(much).toMatchObject({ computedLines: 3, lines: 4, isEstimate: true });
  expect(much?.perServing.kcal).toBeCloseTo((300 * 3.65 + 717 + 80) / 2, 0);
});

test('salt to taste is in no sum, and said', () => {
  const nutrition = nutritionOf({ ingredients: ['300 g rice', 'salt'], servings: 1 });
  expect(nutrition).toMatchObject({ isSaltOpen: true, computedLines: 2 });
  expect(nutrition?.perServing.salt).toBeLessThan(0.1);
  expect(nutritionOf({ ingredients: ['300 g rice', '5 g salt'], servings: 1 })).toMatchObject({
    isSaltOpen: false,
  });
});

test('what USDA does not say is left open where it may be much', () => {
  const { perServing } = nutritionOf({ ingredients: ['300 g tempeh'], servings: 1 }) ?? {};
  expect(perServing).toMatchObject({ sugars: null, fibre: null });
  expect(perServing?.protein).toBeGreaterThan(50);
});

test('where nothing can be computed there is nothing', () => {
  expect(nutritionOf({ ingredients: [], servings: 2 })).toBeNull();
  expect(nutritionOf({ ingredients: ['dragon', '1 l water'], servings: 2 })).toBeNull();
  expect(nutritionOf({ ingredients: lines, servings: 0 })).toBeNull();
});

test('a recipe in Urdu of Latin letters is read with the English words in it, and English stays English', () => {
  const foods = (...lines: string[]) => readLines(lines).map(({ food }) => food?.id);
  expect(
    foods('500 grams Gosht', '2 medium Piyaz', '1/4 cup Tail', '1 cup Cream', '2 tbsp For Sauce: Sugar'),
  ).toEqual(['meat', 'onion', 'vegetable-oil', 'cream', 'sugar']);
  expect(foods('4 lobster tails', '1 cup rice', '2 onions')).toEqual(['lobster', 'rice', 'onion']);
});
