import { describe, expect, test } from '@jest/globals';
import { sketchOf } from '../sketch.ts';

describe('a dish is known by its name in', () => {
  test.each([
    ['Arabic', 'شوربة عدس', 'lentil-soup'],
    ['Arabic, with the article', 'الكبسة بالدجاج', 'kabsa'],
    ['Arabic, with marks of vowels', 'بَقْلاوَة', 'baklava'],
    ['Urdu', 'چکن بریانی', 'biryani'],
    ['Roman Urdu', 'aloo ki tikki', 'fritters'],
    ['Turkish', 'Mercimek çorbası', 'lentil-soup'],
    ['Turkish, in capitals', 'SÜTLAÇ', 'rice-pudding'],
    ['French', 'Soupe de lentilles', 'lentil-soup'],
    ['German, in one word', 'Kartoffelsuppe mit Würstchen', 'soup'],
    ['Spanish', 'Ensalada de garbanzos', 'salad'],
    ['Indonesian', 'Nasi goreng ayam', 'fried-rice'],
  ])('%s', (_language, title, kind) => {
    expect(sketchOf({ title }).kind).toBe(kind);
  });
});

describe('what is in a dish is known in', () => {
  test.each([
    ['Arabic', { title: 'طاجين', ingredients: ['لحم خروف', 'مشمش مجفف', 'لوز'] }, ['lamb', 'almond']],
    [
      'French',
      { title: 'Salade', ingredients: ['2 tomates', 'du persil', 'un concombre'] },
      ['tomato', 'parsley'],
    ],
    [
      'German',
      { title: 'Salat', ingredients: ['2 Gurken', '1 Zwiebel', '200 g Hähnchenbrust'] },
      ['chicken', 'onion'],
    ],
    ['Turkish', { title: 'Salata', ingredients: ['2 domates', '1 soğan', 'maydanoz'] }, ['tomato', 'onion']],
  ] as const)('%s', (_language, dish, things) => {
    expect(sketchOf(dish).ingredients).toEqual(expect.arrayContaining([...things]));
  });
});

test('a word of one language is not read in a text of another', () => {
  // Turkish for cake, and for meat.
  expect(sketchOf({ title: 'Pasta with tomato' }).kind).toBe('pasta');
  expect(sketchOf({ title: 'Tomates et oignons au four' }).ingredients).not.toContain('meat');
});

describe('of several dishes that a title names', () => {
  test.each([
    ['the one before "with" is drawn', 'Chicken curry with rice', 'curry'],
    ['a cut of meat is what goes into another', 'Chicken thighs biryani', 'biryani'],
    ['also behind "and"', 'Chicken breast and sweetcorn soup', 'soup'],
    ['a cut by itself is a dish', 'Salmon fillet with potato salad', 'fillet'],
  ])('%s', (_rule, title, kind) => {
    expect(sketchOf({ title }).kind).toBe(kind);
  });
});
