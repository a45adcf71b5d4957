import { expect, test } from '@jest/globals';
import { neededSheets } from './needed-sheets.ts';

const sheets = [
  { file: 'large.css', css: '.page{} .head{} .unused{} .more{}' },
  { file: 'small.css', css: '.page{} .head{}' },
  { file: 'foot.css', css: '@media print{.foot:hover>.page{}}' },
  { file: 'other.css', css: '.other{}' },
];

test('a page gets the fewest and smallest sheets that hold all its classes', () => {
  expect(neededSheets('<div class="page head"><p class="foot"></p></div>', sheets)).toEqual([
    'small.css',
    'foot.css',
  ]);
});

test('a page without a class of the slice gets none', () => {
  expect(neededSheets('<p class="shell_button">', sheets)).toEqual([]);
});
