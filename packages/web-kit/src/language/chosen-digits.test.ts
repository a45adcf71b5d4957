import { afterEach, expect, test } from '@jest/globals';
import { chosenDigits, rememberDigits } from './chosen-digits.ts';
import { pageLocale } from './page-locale.ts';

const { documentElement } = document;
afterEach(() => {
  localStorage.clear();
  documentElement.lang = 'en';
  delete documentElement.dataset.digits;
});

test('a choice is remembered, and what is none is not', () => {
  expect(chosenDigits()).toBeUndefined();
  localStorage.setItem('digits', 'roman');
  expect(chosenDigits()).toBeUndefined();
  rememberDigits('own');
  expect(chosenDigits()).toBe('own');
});

test.each([
  ['en', undefined, 'en-US', '1,234.5'],
  ['ar', undefined, 'ar-u-nu-latn', '1,234.5'],
  ['ar', 'arab', 'ar-u-nu-arab', '١٬٢٣٤٫٥'],
  ['ur', undefined, 'ur-u-nu-latn', '1,234.5'],
  ['ur', 'arabext', 'ur-u-nu-arabext', '۱٬۲۳۴٫۵'],
  ['fr', undefined, 'fr-u-nu-latn', '1\u202f234,5'],
])('a page in %s with the digits %s is written by %s', (language, digits, locale, written) => {
  documentElement.lang = language;
  if (digits) documentElement.dataset.digits = digits;
  expect(pageLocale()).toBe(locale);
  expect((1_234.5).toLocaleString(pageLocale())).toBe(written);
});
