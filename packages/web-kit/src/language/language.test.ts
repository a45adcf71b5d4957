import { afterEach, expect, test } from '@jest/globals';
import { prefixOf, withinLanguage } from './address-in.ts';
import { chosenLanguage, rememberLanguage } from './chosen-language.ts';

afterEach(() => {
  document.documentElement.lang = 'en';
  // biome-ignore lint/suspicious/noDocumentCookie: as the product writes it
  document.cookie = 'language=; Max-Age=0; Path=/';
});

test.each([
  ['en', '/blog', '/blog'],
  ['en', '/', '/'],
  ['en', '/ar/blog', '/ar/blog'],
  ['ar', '/ar', '/'],
  ['ar', '/ar/', '/'],
  ['ar', '/ar/blog/dates', '/blog/dates'],
  ['ar', '/arabic', undefined],
  ['ar', '/blog', undefined],
])('on a page in %s, %s is the page at %s', (language, path, own) => {
  document.documentElement.lang = language;
  expect(withinLanguage(path)).toBe(own);
});

test('English has no prefix', () => {
  expect([prefixOf('en'), prefixOf('ur')]).toEqual(['', '/ur']);
});

test('a choice is remembered, and another cookie is none', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: of another program
  document.cookie = 'mylanguage=fr; Path=/';
  expect(chosenLanguage()).toBeUndefined();
  rememberLanguage('ar');
  expect(chosenLanguage()).toBe('ar');
});
