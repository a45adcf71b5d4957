import { expect, test } from '@jest/globals';
import type { SiteLanguage } from '@sufra/contracts';
import { ingredientLine } from '../recipe/ingredient-line.ts';
import { understoodLine } from './understood-line.ts';

/** As a cook writes it, and what is bought of it. */
test.each<[SiteLanguage | null, string, number | null, string | null, string]>([
  ['en', '2 large cloves garlic', 2, 'large cloves', 'garlic'],
  ['en', '1 small bunch parsley', 1, 'small bunch', 'parsley'],
  ['en', '2 tbsp of oil', 2, 'tbsp', 'oil'],
  ['en', '2 large eggs', 2, null, 'large eggs'],
  ['en', '4 cloves', 4, null, 'cloves'],
  ['en', '2 bay leaves', 2, null, 'bay leaves'],
  ['fr', "2 cuillères à soupe d'huile", 6, 'tsp', 'huile'],
  ['fr', "1 c. à s. d'huile d'olive", 1, 'c. à s.', "huile d'olive"],
  ['fr', "2 grosses gousses d'ail", 2, 'grosses gousses', 'ail'],
  ['fr', '1 petit bouquet de persil', 1, 'petit bouquet', 'persil'],
  ['fr', '0,5 l de lait', 500, 'ml', 'lait'],
  ['fr', '2 oignons', 2, null, 'oignons'],
  ['ar', '4 ملاعق كبيرة زيت زيتون', 12, 'tsp', 'زيت زيتون'],
  ['ar', '1 ملعقة كبيرة من زيت الزيتون', 3, 'tsp', 'زيت الزيتون'],
  ['ar', '3 أكواب أرز', 3, 'cup', 'أرز'],
  ['ar', '3 فصوص ثوم', 3, 'فصوص', 'ثوم'],
  ['ar', '2 بصلة', 2, null, 'بصلة'],
  ['ur', '2 کھانے کے چمچ تیل', 6, 'tsp', 'تیل'],
  ['ur', '½ چائے کا چمچ نمک', 0.5, 'tsp', 'نمک'],
  ['ur', '500 گرام چکن', 500, 'g', 'چکن'],
  ['ur', '4 جوئے لہسن', 4, 'جوئے', 'لہسن'],
  ['ur', '2 پیاز', 2, null, 'پیاز'],
  ['tr', '1 çay bardağı süt', 100, 'ml', 'süt'],
  ['tr', '2 iri diş sarımsak', 2, 'iri diş', 'sarımsak'],
  ['tr', '2 soğan', 2, null, 'soğan'],
  ['id', '3 sendok makan kecap', 9, 'tsp', 'kecap'],
  ['id', '2 siung bawang putih', 2, 'siung', 'bawang putih'],
  ['id', '2 butir telur', 2, null, 'butir telur'],
  // What members bring says no language.
  [null, "2 cuillères à soupe d'huile", 6, 'tsp', 'huile'],
  [null, '3 أكواب أرز', 3, 'cup', 'أرز'],
  [null, '500 گرام چکن', 500, 'g', 'چکن'],
  [null, '2 large cloves garlic', 2, 'large cloves', 'garlic'],
  [null, '1 st gurka', 1, null, 'st gurka'],
  [null, '2 onions', 2, null, 'onions'],
])('in a recipe of %s, %j is %s %s of %s', (language, text, quantity, unit, item) => {
  expect(understoodLine(ingredientLine(text), language)).toEqual({ quantity, unit, item, note: null });
});
