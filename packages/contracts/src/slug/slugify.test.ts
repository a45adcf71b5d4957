import { expect, test } from '@jest/globals';
import { slugify } from './slugify.ts';

test.each([
  ['Why the fast ends with dates', 'why-the-fast-ends-with-dates'],
  ['  Börek & “Çay” — für Großmutter’s Küche!  ', 'borek-and-cay-fur-grossmutters-kuche'],
  ['Smørrebrød, Łódź, ısırgan', 'smorrebrod-lodz-isirgan'],
  ['تلبينة', 'tlbyna'],
  ['Плов по-узбекски', 'plov-po-uzbekski'],
  ['100% halal? 50/50', '100-halal-50-50'],
  ['ﬁgs ½', 'figs-1-2'],
  ['🍋🍋🍋', 'post'],
  ['寿司', 'post'],
  ['../../etc/passwd', 'etc-passwd'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['$ne __proto__', 'ne-proto'],
])('%j has the address %s', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

test('a long title has an address of whole words', () => {
  const slug = slugify('olive oil '.repeat(20));
  expect(slug).toMatch(/^olive-oil(-olive-oil)*(-olive)?$/);
  expect(slug.length).toBeLessThanOrEqual(80);
});

test('a long word is cut', () => {
  expect(slugify('x'.repeat(200))).toBe('x'.repeat(80));
});
