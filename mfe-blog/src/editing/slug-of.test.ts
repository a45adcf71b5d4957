import { expect, test } from '@jest/globals';
import { slugOf } from './slug-of.ts';

test.each([
  ['Dates, and when to eat them', 'dates-and-when-to-eat-them'],
  ['Harīra & Börek: Yusuf’s way', 'harira-and-borek-yusufs-way'],
  ['word '.repeat(30), 'word-word-word-word-word-word-word-word-word-word-word-word-word-word-word-word'],
  ['x'.repeat(100), 'x'.repeat(80)],
])('%j becomes %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test.each(['تمر', 'Финики', '', '!!'])('of %j only the server knows', title => {
  expect(slugOf(title)).toBeUndefined();
});
