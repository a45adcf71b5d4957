import { expect, test } from '@jest/globals';
import { goalOf, type Row, seenOf, verdictOf } from './report.ts';

const row = (more: Partial<Row>): Row => ({ what: 'a page', value: 1.5, unit: '×', ...more });

test.each([
  ['within both bounds', { atLeast: 1, atMost: 2 }, 'met'],
  ['on the bound', { atMost: 1.5 }, 'met'],
  ['over it', { atMost: 1.4 }, 'not met'],
  ['under the least', { atLeast: 1.6 }, 'not met'],
  ['no number', { value: Number.NaN, atMost: 2 }, 'not met'],
  ['without a goal', {}, 'seen'],
])('a figure %s', (_what, more, verdict) => {
  expect(verdictOf(row(more))).toBe(verdict);
});

test('is written with its unit, its spread and its goal', () => {
  expect(seenOf(row({ spread: [1, 25.4] }))).toBe('1.50 × (1.00 to 25.4)');
  expect(seenOf(row({ value: 169_432.6, unit: 'lines/s' }))).toBe('169,433 lines/s');
  expect(goalOf(row({ atLeast: 0.9, atMost: 1.1 }))).toBe('≥ 0.90, ≤ 1.10 ×');
  expect(goalOf(row({}))).toBe('');
});
