import './learn-other-kitchens.ts';
import { describe, expect, test } from '@jest/globals';
import { rational } from '@sufra/nutrition/measures';
import { addAmounts } from './add-amounts.ts';
import { readAmount, scaleAmount } from './amount.ts';
import { convertWords } from './convert-words.ts';
import { itemFor } from './item-words.ts';
import { jointOf } from './joined-elsewhere.ts';
import type { WrittenIn } from './other-kitchens.ts';
import type { Units } from './units.ts';
import { writeAmount } from './write-amount.ts';

interface Line {
  quantity: number;
  unit: string | null;
  language: WrittenIn;
}

function written({ quantity, unit, language }: Line, factor: number, units: Units = 'metric') {
  const amount = readAmount({ quantity, unit });
  if (!amount) throw new Error('there is no amount');
  return writeAmount(scaleAmount(amount, rational(factor * 4, 4)), units, { language }).replaceAll(
    '\u00a0',
    ' ',
  );
}

describe('an amount of another kitchen', () => {
  test.each<[WrittenIn, number, string | null, number, string]>([
    ['tr', 1, 'su bardağı', 2, '2 su bardağı'],
    ['tr', 3, 'yemek kaşığı', 2, '6 yemek kaşığı'],
    ['tr', 1, 'tatlı kaşığı', 0.5, '½ tatlı kaşığı'],
    ['tr', 2, 'diş', 2, '4 diş'],
    ['tr', 750, 'g', 2, '1,5 kg'],
    ['tr', 500, 'gr', 1, '500 g'],
    ['fr', 2, 'c. à s.', 2, '4 c. à s.'],
    ['fr', 1, 'c. à c.', 0.5, '½ c. à c.'],
    ['fr', 1, 'gousse', 3, '3 gousses'],
    ['fr', 4, 'gousses', 0.25, '1 gousse'],
    ['fr', 25, 'cl', 1, '250 ml'],
    ['fr', 625, 'ml', 2, '1,25 l'],
    ['id', 2, 'sdm', 2, '4 sdm'],
    ['id', 1, 'sdt', 0.5, '½ sdt'],
    ['id', 3, 'siung', 2, '6 siung'],
    ['ar', 2, 'ملعقة كبيرة', 1, '2 ملعقة كبيرة'],
    ['ar', 2, 'ملعقة كبيرة', 2, '4 ملاعق كبيرة'],
    ['ar', 4, 'ملاعق كبيرة', 0.25, '1 ملعقة كبيرة'],
    ['ar', 1, 'كوب', 3, '3 أكواب'],
    ['ar', 1.5, 'كوب', 1, '1½ كوب'],
    ['ar', 500, 'غ', 2, '1 كغ'],
    ['ar', 250, 'مل', 1, '250 مل'],
    ['ur', 1, 'کھانے کا چمچ', 2, '2 کھانے کے چمچ'],
    ['ur', 2, 'کھانے کے چمچ', 0.5, '1 کھانے کا چمچ'],
    ['ur', 2, 'پیالی', 2, '4 پیالی'],
    ['ur', 500, 'گرام', 2, '1 کلو'],
    ['ur', 1, 'کلو', 0.5, '500 گرام'],
    ['ar', 3, null, 2, '6'],
  ])('of %s: %s %s by %s is %s', (language, quantity, unit, factor, expected) => {
    expect(written({ quantity, unit, language }, factor)).toBe(expected);
  });

  test('is in the units that are wanted, by its own words', () => {
    expect(written({ quantity: 500, unit: 'غ', language: 'ar' }, 1, 'imperial')).toBe('1 رطل 1¾ أونصة');
    expect(written({ quantity: 240, unit: 'ml', language: 'fr' }, 1, 'imperial')).toBe('1 tasse');
  });

  // What an English recipe measures in, on the list of a reader who cooks in another language.
  test.each<[WrittenIn, number, string, Units, string]>([
    ['ar', 1, 'tbsp', 'metric', '1 ملعقة كبيرة'],
    ['ar', 4, 'tbsp', 'metric', '4 ملاعق كبيرة'],
    ['ar', 1.5, 'tsp', 'metric', '1½ ملعقة صغيرة'],
    ['ar', 12, 'tbsp', 'metric', '12 ملعقة كبيرة'],
    ['ar', 3, 'cups', 'imperial', '3 أكواب'],
    ['ar', 11, 'cups', 'imperial', '11 كوب'],
    ['ar', 3, 'lb', 'imperial', '3 أرطال'],
    ['ar', 4, 'oz', 'imperial', '4 أونصات'],
    ['ur', 1, 'tbsp', 'metric', '1 کھانے کا چمچ'],
    ['ur', 2, 'tbsp', 'metric', '2 کھانے کے چمچ'],
    ['ur', 2, 'tsp', 'metric', '2 چائے کے چمچ'],
    ['ur', 0.5, 'tsp', 'metric', '½ چائے کا چمچ'],
    ['ur', 3, 'cups', 'imperial', '3 کپ'],
    ['fr', 2, 'tbsp', 'metric', '2 c. à s.'],
    ['fr', 1.5, 'cups', 'imperial', '1½ tasse'],
    ['fr', 2, 'cups', 'imperial', '2 tasses'],
    ['tr', 2, 'tbsp', 'metric', '2 yemek kaşığı'],
    ['id', 2, 'tbsp', 'metric', '2 sdm'],
    ['en', 2, 'tbsp', 'metric', '2 tbsp'],
  ])('is said to a reader of %s: %s %s (%s) is %s', (language, quantity, unit, units, expected) => {
    expect(written({ quantity, unit, language }, 1, units)).toBe(expected);
  });

  // What a recipe of one language counts in, on the list of a reader of another.
  test.each<[WrittenIn, number, string, string]>([
    ['ar', 2, 'large cloves', '2 فص كبير'],
    ['ar', 4, 'large cloves', '4 فصوص كبيرة'],
    ['ar', 3, 'small bunch', '3 حزم صغيرة'],
    ['fr', 2, 'large cloves', '2 grosses gousses'],
    ['fr', 1, 'large bunches', '1 grosse botte'],
    ['fr', 2, 'medium heads', '2 têtes moyennes'],
    ['ur', 3, 'small cloves', '3 چھوٹے جوئے'],
    ['ur', 1, 'large bunch', '1 بڑی گٹھی'],
    ['tr', 2, 'grosses gousses', '2 büyük diş'],
    ['id', 3, 'grosses gousses', '3 siung besar'],
    ['en', 1, 'siung besar', '1 large clove'],
    ['en', 3, 'siung besar', '3 large cloves'],
    ['en', 3, 'adet', '3'],
    ['fr', 3, 'buah', '3'],
    ['tr', 2, 'حبة', '2 adet'],
    ['fr', 0.5, 'حبة', '½'],
    ['ar', 2, 'yemek kaşığı', '2 ملعقة كبيرة'],
    ['ar', 5, 'su bardağı', '5 كؤوس'],
    ['id', 2, 'cans', '2 kaleng'],
    // Of one's own language the word stays that which was written.
    ['id', 2, 'butir', '2 butir'],
    ['id', 3, 'lbr', '3 lbr'],
    ['fr', 1, 'belles gousses', '1 belle gousse'],
    ['tr', 4, 'iri diş', '4 iri diş'],
    ['ur', 2, 'پیالی', '2 پیالی'],
    // What no kitchen here counts in stays.
    ['ar', 2, 'glugs', '2 glugs'],
  ])('is counted for a reader of %s: %s %s is %s', (language, quantity, unit, expected) => {
    expect(written({ quantity, unit, language }, 1)).toBe(expected);
  });

  test.each<[number, string, string]>([
    [0.75, 'tasse', '¾ de tasse'],
    [0.25, 'botte', '¼ de botte'],
    [0.5, 'tasse', '½ tasse'],
    [1.75, 'tasse', '1¾ tasse'],
    [0.25, 'c. à c.', '¼ c. à c.'],
  ])('is a part of one in French: %s %s is %s', (quantity, unit, expected) => {
    expect(written({ quantity, unit, language: 'fr' }, 1)).toBe(expected);
  });

  test.each<[WrittenIn, string]>([
    ['en', '2 × 400 g tin'],
    ['ar', '2 × علبة 400 غ'],
    ['ur', '2 × 400 گرام ڈبہ'],
    ['tr', '2 × 400 g kutu'],
    ['fr', '2 × boîte de 400 g'],
    ['id', '2 × kaleng 400 g'],
  ])('of so many tins is said to a reader of %s: %s', (language, expected) => {
    const tin = readAmount({ quantity: 400, unit: 'g tin' });
    if (!tin) throw new Error('there is no amount');
    const two = scaleAmount(tin, rational(2));
    expect(writeAmount(two, 'metric', { language }).replaceAll('\u00a0', ' ')).toBe(expected);
  });

  test.each<[string, number, string]>([
    ['grosses gousses d’ail', 1, 'grosse gousse d’ail'],
    ['grosse gousse d’ail', 2, 'grosses gousses d’ail'],
    ['cuillères à soupe d’huile', 1, 'cuillère à soupe d’huile'],
    ['حبة طماطم', 3, 'حبات طماطم'],
    ['كھانے', 2, 'كھانے'],
    ['کھانے کے چمچ تیل', 1, 'کھانے کا چمچ تیل'],
    ['large cloves garlic', 1, 'large clove garlic'],
    ['diş sarımsak', 4, 'diş sarımsak'],
    ['bay leaf', 2, 'bay leaves'],
    ['oignons', 1, 'oignons'],
  ])('stands in the words of a line as its writer says it: %s for %s', (item, quantity, expected) => {
    expect(itemFor(item, readAmount({ quantity, unit: null }), null)).toBe(expected);
  });

  test.each<[string, string | null, string]>([
    ['huile d’olive', 'c. à s.', 'd’'],
    ['riz', 'g', 'de '],
    ['haricots verts', 'g', 'de '],
    ['d’ail', 'gousses', ''],
  ])('is joined to %s (%s) by “%s” in French', (item, unit, expected) => {
    expect(unit && jointOf(item)).toBe(expected);
  });

  test.each([
    ['grosse gousse', 'grosses gousses'],
    ['فص كبير', 'فصوص كبيرة'],
    ['large clove', 'large cloves'],
    ['چھوٹا جوا', 'چھوٹے جوئے'],
  ])('of %s adds to one of %s', (one, several) => {
    const [a, b] = [readAmount({ quantity: 1, unit: one }), readAmount({ quantity: 2, unit: several })];
    expect(a && b && addAmounts(a, b)).toMatchObject({ quantity: rational(3), unit: one });
  });

  test('adds to one of another form, and to no other measure', () => {
    const [one, several, cup] = [
      readAmount({ quantity: 1, unit: 'فص' }),
      readAmount({ quantity: 4, unit: 'فصوص' }),
      readAmount({ quantity: 1, unit: 'كوب' }),
    ];
    if (!one || !several || !cup) throw new Error('there is no amount');
    const sum = addAmounts(one, several);
    expect(sum && writeAmount(sum, 'metric', { language: 'ar' })).toBe('5\u00a0فصوص');
    expect(addAmounts(one, cup)).toBeUndefined();
  });

  test('stays English in an English recipe', () => {
    expect(written({ quantity: 1500, unit: 'g', language: 'en' }, 1)).toBe('1.5 kg');
    expect(written({ quantity: 2, unit: 'clove', language: 'en' }, 1)).toBe('2 cloves');
  });
});

test('the degrees of a step are converted in any language, its measures are left to its cook', () => {
  expect(convertWords('اخبز في فرن 200 °C مع 100 g سكر', 'imperial', 'ar')).toBe(
    'اخبز في فرن 400\u00a0درجة فهرنهايت مع 100 g سكر',
  );
});

test.each<[WrittenIn, Units, string, string]>([
  ['ar', 'metric', 'اخبز في فرن 200 °C حتى تحمر', 'اخبز في فرن 200\u00a0درجة مئوية حتى تحمر'],
  ['ur', 'metric', '220 °C کے اوون میں', '220\u00a0ڈگری سینٹی گریڈ کے اوون میں'],
  ['ur', 'imperial', '200°C کے اوون میں', '400\u00a0ڈگری فارن ہائیٹ کے اوون میں'],
  ['fr', 'metric', 'Enfournez à 180 °C.', 'Enfournez à 180 °C.'],
  ['tr', 'metric', '190 °C fırında', '190 °C fırında'],
])('degrees of a step in %s (%s): %s', (language, units, text, expected) => {
  expect(convertWords(text, units, language).replaceAll(' °', '\u00a0°')).toBe(
    expected.replaceAll(' °', '\u00a0°'),
  );
});
