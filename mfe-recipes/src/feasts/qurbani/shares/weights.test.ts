import { expect, test } from '@jest/globals';
import { formatWeight, inUnits, readWeight } from './weights.ts';

test.each([
  ['45', 45],
  [' 45.5 ', 45.5],
  ['45,5', 45.5],
  ['٤٥٫٥', 45.5],
  ['۴۵', 45],
  ['', undefined],
  ['45 kg', undefined],
  ['-3', undefined],
  ['1e9', undefined],
  ['4.5.6', undefined],
  ['9'.repeat(400), undefined],
])('the weight “%s” is read as %s', (words, weight) => {
  expect(readWeight(words)).toBe(weight);
});

test('a weight is written with its unit, to a tenth', () => {
  expect(formatWeight(7.46, 'metric')).toBe('7.5 kg');
  expect(formatWeight(inUnits(45, 'imperial'), 'imperial')).toBe('99.2 lb');
});
