import { expect, test } from '@jest/globals';
import { describeSheet, neededSheets } from './needed-sheets.ts';

const sheets = [
  describeSheet('large.css', '.page{} .head{} .unused{} .more{}'),
  describeSheet('small.css', '.page{} .head{}'),
  describeSheet('foot.css', '@media print{.foot:hover>.page{}}'),
  describeSheet('other.css', '.other{}'),
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
