import { describe, expect, test } from '@jest/globals';
import { aWrittenRecipe } from '../../../test/a-written-recipe.ts';
import { line, step } from '../../recipe/written-by-hand.ts';
import { WrittenRecipe } from '../check/written-recipe.ts';
import { checkCooking } from './check-cooking.ts';

const check = (overrides: object, wish = '') =>
  checkCooking(WrittenRecipe.parse(aWrittenRecipe(overrides)), { servingSize: 4, wish });
const unsafe = (items: [string, string][], steps: [string, number | null][], about: object = {}) =>
  check({
    ingredientLines: items.map(([amount, item]) => line(Number(amount), 'g', item)),
    steps: steps.map(([text, minutes]) => step(text, minutes)),
    ...about,
  }).unsafe;

describe('what could make people ill', () => {
  test.each<[string, [string, string][], [string, number | null][]]>([
    ['chicken that is hardly cooked', [['600', 'chicken breast']], [['Fry the chicken.', 3]]],
    ['chicken at 60 °C', [['600', 'chicken breast']], [['Roast the chicken to 60 °C inside.', 30]]],
    ['pink mince', [['500', 'minced beef']], [['Grill the patties for 8 minutes, still pink inside.', 8]]],
    ['mince without heat', [['500', 'minced lamb']], [['Shape the mince and serve it.', 20]]],
    ['beans that only simmer', [['300', 'dried kidney beans']], [['Simmer the beans.', 60]]],
    ['cooked rice that stays cold', [['300', 'cooked rice']], [['Toss the rice with the dressing.', 2]]],
    ['Turkish', [['600', 'tavuk göğsü']], [['Tavuk göğsünü 2 dakika kızartın.', 2]]],
    ['French', [['600', 'blancs de poulet']], [['Saisir le poulet.', 2]]],
    ['Indonesian', [['600', 'dada ayam']], [['Goreng ayam.', 2]]],
    ['Arabic', [['600', 'صدور دجاج']], [['اقلي الدجاج.', 2]]],
    ['Urdu', [['600', 'چکن']], [['چکن بھونیں۔', 2]]],
  ])('%s', (_, items, steps) => expect(unsafe(items, steps)).toHaveLength(1));

  test.each<[string, [string, string][], [string, number | null][]]>([
    [
      'chicken until it is done',
      [['600', 'chicken breast']],
      [['Fry the chicken until cooked through.', null]],
    ],
    ['chicken for half an hour', [['600', 'chicken thighs']], [['Roast the chicken.', 30]]],
    [
      'a temperature that is high enough',
      [['600', 'turkey breast']],
      [['Roast the turkey to 74 °C inside.', 40]],
    ],
    ['no longer pink', [['500', 'minced beef']], [['Brown the mince until no longer pink.', 4]]],
    ['beans that boil', [['300', 'dried kidney beans']], [['Boil the beans hard.', 10]]],
    ['tinned beans', [['300', 'kidney beans']], [['Warm the beans.', 2]]],
    ['rice that is fried', [['300', 'cooked rice']], [['Fry the rice until it steams.', 5]]],
    ['Turkish', [['600', 'tavuk göğsü']], [['Tavuk göğsünü kızartın.', 15]]],
    ['Urdu', [['600', 'چکن']], [['چکن گلنے تک پکائیں۔', null]]],
  ])('not: %s', (_, items, steps) => expect(unsafe(items, steps)).toEqual([]));

  test('honey for a child under one year, in a recipe or in the wish', () => {
    const lines = { ingredientLines: [line(50, 'g', 'honey')], steps: [step('Stir the honey in.')] };
    expect(check({ ...lines, title: 'Porridge for babies' }).unsafe).toHaveLength(1);
    expect(check(lines, 'breakfast for my 8-month-old').unsafe).toHaveLength(1);
    expect(check({ ...lines, title: 'Baby spinach with honey' }).unsafe).toEqual([]);
  });
});

describe('what a cook would stumble over', () => {
  test('a line that no step uses, and a food that is not listed', () => {
    const { ingredientLines, steps } = aWrittenRecipe();
    const more = check({ ingredientLines: [...ingredientLines, line(50, 'g', 'pistachios')] });
    expect(more.careless).toEqual(['no step uses the pistachios']);
    const eggs = check({ steps: [...steps, { text: 'Serve with the eggs.', minutes: null }] });
    expect(eggs.careless).toEqual(['a step uses eggs, which is not listed']);
  });

  test('times and temperatures that no kitchen has', () => {
    const { steps } = aWrittenRecipe();
    const hot = check({ steps: [...steps, { text: 'Bake in the oven at 400 °C.', minutes: 20 }] });
    expect(hot.careless).toEqual(['no oven of a home has such a temperature']);
    const fahrenheit = check({ steps: [...steps, { text: 'Bake in the oven at 400 °F.', minutes: 20 }] });
    expect(fahrenheit.careless).toEqual([]);
    const long = check({
      prepTime: 5,
      cookTime: 10,
      steps: [...steps, { text: 'Simmer the rice.', minutes: 240 }],
    });
    expect(long.careless).toEqual(['the steps take longer than prepTime and cookTime say']);
  });

  test('calories that the amounts do not make, by more than three tenths', () => {
    expect(check({ calories: 520 }).careless).toEqual([]);
    expect(check({ calories: 1_200 }).careless).toEqual([expect.stringContaining('1200 kcal')]);
    const asItSays = { servingSize: undefined, wish: 'soup for two' };
    expect(checkCooking(WrittenRecipe.parse(aWrittenRecipe({ calories: 1_200 })), asItSays)).toEqual({
      unsafe: [],
      careless: [],
    });
  });

  test('an amount that is hardly meant', () => {
    const { ingredientLines } = aWrittenRecipe();
    const { careless } = check({ ingredientLines: [...ingredientLines, line(10, 'kg', 'salt')] });
    expect(careless).toContain("'10 kg salt' is no amount that such a dish has");
  });

  test('a recipe that is right has no fault', () => {
    expect(check({})).toEqual({ unsafe: [], careless: [] });
  });
});
