import { expect, test } from '@jest/globals';
import type { WrittenIn } from '@sufra/amounts/other-kitchens.ts';
import { ingredientsElsewhere } from './ingredients-elsewhere.ts';

test.each<[WrittenIn, string, string[], string[]]>([
  ['ar', 'أضف العدس والماء والكمون', ['عدس أحمر', 'بصلة', 'كمون'], ['عدس أحمر', 'كمون']],
  ['ar', 'قلّب البصل في الزيت', ['بصلة', 'زيت نباتي', 'جزر'], ['بصلة', 'زيت نباتي']],
  ['ur', 'تیل میں پیاز سنہری بھونیں', ['تیل', 'پیاز', 'مسور کی دال'], ['تیل', 'پیاز']],
  ['tr', 'Mercimeği ve suyu ekleyin', ['kırmızı mercimek', 'soğan'], ['kırmızı mercimek']],
  ['tr', 'Unu ve sütü çırpın', ['un', 'süt', 'yumurta'], ['un', 'süt']],
  [
    'fr',
    'Ajoutez les lentilles et le sel',
    ['lentilles corail', 'sel', 'oignon'],
    ['lentilles corail', 'sel'],
  ],
  ['id', 'Tumis bawang merah', ['bawang merah', 'bawang putih', 'garam'], ['bawang merah']],
])('of a step in %s: “%s”', (language, step, items, expected) => {
  const lines = items.map(item => ({ amount: '', item, note: '' }));
  expect(ingredientsElsewhere(step, lines, language).map(({ item }) => item)).toEqual(expected);
});
