import { describe, expect, test } from '@jest/globals';
import { nativeDishes } from '../../test/native-dishes.ts';
import type { DataLine } from '../pantry/read/data-file.ts';
import { ChefRequest } from '../wish/request.ts';
import { cookIn } from './cook-in.ts';
import { kitchenOf, kitchens } from './kitchens.ts';
import { readKitchen } from './read-kitchen.ts';
import { readWish } from './read-wish.ts';
import { isSaid, wordsOf } from './same-word.ts';

const asked = (language: string, userPrompt: string, more: object = {}) => ({
  request: ChefRequest.parse({ mode: 'prompt', userPrompt, language, ...more }),
  corrections: [],
});

function kitchen(language: string) {
  const found = kitchenOf(language);
  if (!found) throw new Error(`there is no kitchen in ${language}`);
  return found;
}

describe.each(kitchens.map(each => [each.language, each] as const))(
  'the kitchen in %s',
  (_language, each) => {
    test.each((nativeDishes[each.language] ?? '').split(', '))(
      'cooks “%s” and leaves nothing of it open',
      wish => {
        const { isFood, unmet } = cookIn(each, asked(each.language, wish));
        expect({ isFood, unmet }).toEqual({ isFood: true, unmet: [] });
      },
    );

    test('is asked for forty dishes that are known where it is spoken', () => {
      expect((nativeDishes[each.language] ?? '').split(', ').length).toBeGreaterThanOrEqual(40);
    });

    test('knows forty dishes, each by a title of its own', () => {
      expect(each.dishes.length).toBeGreaterThanOrEqual(40);
      expect(new Set(each.dishes.map(({ title }) => title)).size).toBe(each.dishes.length);
    });

    test.each(each.dishes.map(dish => [dish.title, dish] as const))(
      '%s: what may be left out is told in brackets alone, and nothing else is',
      (_title, { lines, steps }) => {
        const may = lines.filter(({ isOptional, isHeat }) => isOptional || isHeat);
        const outside = steps.map(({ text }) => text.replace(/\[[^[\]]*\]/g, ' ')).join(' ');
        const said = wordsOf(outside);
        for (const { text } of steps)
          for (const [, inside = ''] of text.matchAll(/\[([^[\]]*)\]/g)) {
            const words = wordsOf(inside);
            expect(
              may.some(({ item }) => wordsOf(item).some(part => words.some(word => isSaid(word, part)))),
            ).toBe(true);
          }
        for (const { item } of may.filter(({ isOptional }) => isOptional))
          expect(wordsOf(item).every(part => said.some(word => isSaid(word, part)))).toBe(false);
      },
    );
  },
);

describe('a wish', () => {
  test.each([
    ['ar', 'كبسة لشخصين', 2],
    ['ar', 'كبسة لـ٦ أشخاص', 6],
    ['ar', 'كبسة لأربعة أشخاص', 4],
    ['ur', 'بریانی ۸ افراد کے لیے', 8],
    ['ur', 'دو افراد کے لیے دال', 2],
    ['tr', 'iki kişilik menemen', 2],
    ['tr', '6 kişilik pilav', 6],
    ['fr', 'un couscous pour huit personnes', 8],
    ['fr', 'ratatouille pour deux', 2],
    ['id', 'rendang untuk 10 orang', 10],
    ['id', 'soto ayam untuk berdua', 2],
    ['id', 'soto ayam 45 menit', 4],
    ['fr', 'une soupe aux 3 légumes', 4],
  ])('in %s: “%s” is for %i', (language, text, servings) => {
    expect(readWish(asked(language, text), kitchen(language))).toMatchObject({ servings });
  });

  test.each([
    ['ar', 'كشري حار', 'Spicy'],
    ['ar', 'كشري غير حار', 'No Spice'],
    ['ur', 'تیز مرچ والی کڑاہی', 'Spicy'],
    ['tr', 'acısız menemen', 'No Spice'],
    ['tr', 'acılı menemen', 'Spicy'],
    ['fr', 'une chakchouka pas épicée', 'No Spice'],
    ['id', 'nasi goreng pedas', 'Spicy'],
  ])('in %s: “%s” is %s', (language, text, spice) => {
    expect(readWish(asked(language, text), kitchen(language))).toMatchObject({ spice });
  });

  test('says what it does not get, in its own words', () => {
    expect(cookIn(kitchen('tr'), asked('tr', 'tavuklu noodle')).unmet).toEqual(['noodle']);
    const request = ChefRequest.parse({ ingredients: ['دجاج', 'كرواسون'], language: 'ar' });
    expect(cookIn(kitchen('ar'), { request, corrections: [] }).unmet).toEqual(['كرواسون']);
  });

  test.each([
    ['ar', 'أكلة في ٢٠ دقيقة', 20],
    ['ur', 'کچھ جلدی', 30],
    ['tr', '30 dakikada bir şey', 30],
    ['fr', 'quelque chose de rapide pour les enfants', 30],
    ['fr', 'un repas en 20min', 20],
    ['id', 'sesuatu yang cepat', 30],
  ])('in %s: “%s” takes no more than %i minutes', (language, text, most) => {
    const { prepTime = 0, cookTime = 0, unmet } = cookIn(kitchen(language), asked(language, text));
    expect(prepTime + cookTime).toBeLessThanOrEqual(most);
    expect(unmet).toEqual([]);
  });

  test('is told where the dish that it names takes longer, or is of another meal', () => {
    expect(cookIn(kitchen('ar'), asked('ar', 'كبسة سريعة'))).toMatchObject({
      title: 'كبسة الدجاج',
      unmet: ['سريعة'],
    });
    expect(cookIn(kitchen('tr'), asked('tr', 'kahvaltı için rende karnıyarık')).unmet).toContain('kahvaltı');
  });

  test('for something sweet and quick is the quickest sweet', () => {
    const { title, unmet } = cookIn(kitchen('tr'), asked('tr', 'pratik tatlı'));
    expect({ title, unmet }).toEqual({ title: 'İrmik Helvası', unmet: ['pratik'] });
  });

  test('for a kind of dish that may not be cooked gets one that is like it', () => {
    const { title, unmet } = cookIn(kitchen('ar'), asked('ar', 'سلطة بدون طماطم'));
    expect(unmet).toEqual(['سلطة']);
    const served = kitchen('ar').dishes.find(dish => dish.title === title);
    expect(served?.meals).not.toContain('Dessert');
  });

  test.each([
    ['ar', 'شيء للأطفال'],
    ['ur', 'بچوں کے لیے کچھ'],
    ['tr', 'çocuklar için bir şey'],
    ['fr', 'idée repas pour les enfants'],
    ['id', 'sesuatu untuk anak'],
    ['ar', 'ماذا أطبخ اليوم'],
    ['ur', 'آج کیا پکاؤں'],
  ])('in %s: “%s” is a wish for any dish', (language, text) => {
    const { isFood, unmet } = cookIn(kitchen(language), asked(language, text));
    expect({ isFood, unmet }).toEqual({ isFood: true, unmet: [] });
  });

  test('gets another dish each time that the last one was not good', () => {
    const { request } = asked('fr', 'soupe');
    const titles = [0, 1, 2].map(
      length =>
        cookIn(kitchen('fr'), { request, corrections: Array(length).fill({ found: [], instead: [] }) }).title,
    );
    expect(new Set(titles).size).toBe(3);
  });

  test('of ten thousand words is answered', () => {
    expect(cookIn(kitchen('ar'), asked('ar', 'كبسة '.repeat(10_000))).title).toBe('كبسة الدجاج');
  });
});

const head = `units: g
whole: g
numbers: two = 2
people: people
before: -
without: without
without after: -
meals: dinner = Main Meals
hot: hot
mild: mild
no heat: plain
vegan: vegan
quick: quick
minutes: minutes
filler: a
plain: salt
heat: 1 g chilli > Serve the chilli beside it.`;
const dish = `Soup
A bowl.
names: soup
cuisine: -
meals: Main Meals
tags: soup
kcal: 100
needs: 200 g rice, rinsed; 20 g nuts | optional; salt
cook 5: Boil the rice[ and the nuts].`;

const lines = (text: string): DataLine[] =>
  text.split('\n').map((line, index) => ({ text: line, place: `a.txt:${index + 1}` }));

test.each([
  ['an unknown mark', '| optional', '| perhaps', "a.txt:26: 'perhaps' is neither optional nor heat"],
  ['an unknown meal', 'meals: Main Meals', 'meals: Tea', "a.txt:23: 'Tea' is none of"],
  ['no names', 'names: soup', 'tags: soup', "a.txt:19: there is no 'names: …'"],
  ['a step of another kind', 'cook 5: ', 'wait 5: ', 'a.txt:19: there is no step'],
  ['what may be left out in its title', 'Soup\n', 'Soup with nuts\n', "'nuts' may be left out"],
])('a dish with %s is refused by file and line', (_what, right, wrong, message) => {
  const text = `${head}\n\n${dish}`;
  expect(() => readKitchen(lines(text))).not.toThrow();
  expect(() => readKitchen(lines(text.replace(right, wrong)))).toThrow(message);
});
