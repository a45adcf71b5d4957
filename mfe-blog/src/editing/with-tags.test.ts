import { expect, test } from '@jest/globals';
import { withTags } from './with-tags.ts';

test.each([
  [[], 'Ramadan, soup ,, dates', ['Ramadan', 'soup', 'dates']],
  [['Ramadan'], 'RAMADAN, iftar', ['Ramadan', 'iftar']],
  [['a'], ' , ,', ['a']],
  [[], 'Sunnah   foods', ['Sunnah foods']],
])('%j with %j are %j', (tags, text, all) => {
  expect(withTags(tags, text)).toEqual(all);
});
