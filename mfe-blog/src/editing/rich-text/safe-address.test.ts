import { expect, test } from '@jest/globals';
import { asAddress, isSafeAddress } from './safe-address.ts';

test.each([
  ['https://sufra.example/a?b#c', 'https://sufra.example/a?b#c'],
  ['  http://sufra.example ', 'http://sufra.example'],
  ['sufra.example/blog', 'https://sufra.example/blog'],
  ['mailto:hello@sufra.example', 'mailto:hello@sufra.example'],
  ['hello@sufra.example', 'mailto:hello@sufra.example'],
  ['/blog/dates', '/blog/dates'],
])('%j is taken as %j', (typed, address) => {
  expect(asAddress(typed)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://sufra.example/1',
  'ftp://sufra.example',
  '//evil.example',
  '#salt',
  'https:',
  'words and words',
  '',
])('%j is no address', typed => {
  expect(asAddress(typed)).toBeUndefined();
  expect(isSafeAddress(typed)).toBe(false);
});
