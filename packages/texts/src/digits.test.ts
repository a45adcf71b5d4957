import { describe, expect, test } from '@jest/globals';
import { latinDigits, ownDigitsOf, writeDigits } from './digits.ts';

describe('numbers with the digits of their language', () => {
  test.each([
    ['3 وصفات', '٣ وصفات'],
    ['£1,234.50', '£١٬٢٣٤٫٥٠'],
    ['0.25 كيلو', '٠٫٢٥ كيلو'],
    ['18:31', '١٨:٣١'],
    ['1½ كوب و1/2 ملعقة', '١½ كوب و١/٢ ملعقة'],
    ['10% من الرسوم', '١٠٪ من الرسوم'],
    ['20.11.2026', '٢٠.١١.٢٠٢٦'],
    ['2,3,4', '٢,٣,٤'],
    ['(25–30 دقيقة)', '(٢٥–٣٠ دقيقة)'],
    ['حسابك: \u2068Maryam\u2069 3', 'حسابك: \u2068Maryam\u2069 ٣'],
    ['بلا أرقام', 'بلا أرقام'],
    ['', ''],
  ])('%s', (text, written) => {
    expect(writeDigits(text, 'arab')).toBe(written);
    expect(writeDigits(written, 'arab')).toBe(written);
  });

  test('are those of Urdu in Urdu', () => {
    expect(writeDigits('4 افراد کے لیے، 1,200.5', 'arabext')).toBe('۴ افراد کے لیے، ۱٬۲۰۰٫۵');
  });

  test.each([
    'maryam2@sufra.example',
    'https://sufra.example/ar/recipe/dal-2?page=3',
    '/ar/blog/7-dates',
    'E471',
    'B12',
    '+44 20 7946 0000',
    'JBSW-Y3DP-2',
    '{"id":7}',
  ])('%s is a name or an address and stays', text => {
    expect(writeDigits(`قبل ${text} بعد`, 'arab')).toBe(`قبل ${text} بعد`);
  });

  test('as Intl writes them, separators and all', () => {
    for (const [language, digits] of [['ar', 'arab'] as const, ['ur', 'arabext'] as const])
      for (const value of [0, 7, 1.5, 1_234.5, 9_876_543_210])
        expect(writeDigits(value.toLocaleString(`${language}-u-nu-latn`), digits)).toBe(
          value.toLocaleString(`${language}-u-nu-${digits}`),
        );
  });

  test('a very long text is written in one pass', () => {
    for (const piece of ['1', '1,', '1.1', '+1 ', '1%', 'a1 '])
      expect(writeDigits(piece.repeat(100_000), 'arab')).toHaveLength(piece.length * 100_000);
  });
});

test('two languages of the site have digits of their own', () => {
  const ofEach = ['en', 'ar', 'ur', 'tr', 'fr', 'id', 'en-XA', 'constructor'].map(ownDigitsOf);
  expect(ofEach).toEqual([undefined, 'arab', 'arabext', ...Array(5).fill(undefined)]);
});

test('what is typed with them is read as 0 to 9', () => {
  expect(['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '4', 'x'].map(latinDigits)).toEqual([
    '0123456789',
    '0123456789',
    '4',
    'x',
  ]);
});
