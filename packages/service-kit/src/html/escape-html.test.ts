import { expect, test } from '@jest/globals';
import { escapeHtml } from './escape-html.ts';

test.each([
  ['<a title="it\'s">', '&lt;a title=&quot;it&#39;s&quot;&gt;'],
  ['salt & pepper &amp;', 'salt &amp; pepper &amp;amp;'],
  ['a\u0000b\u001bc\uffff', 'abc'],
  ['half \ud83c of a sign', 'half \ufffd of a sign'],
  ['two\nlines\tand\rmore', 'two\nlines\tand\rmore'],
  ['سفرة 🍋', 'سفرة 🍋'],
])('%j is written %j', (text, written) => {
  expect(escapeHtml(text)).toBe(written);
});
