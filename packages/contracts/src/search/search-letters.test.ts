import { expect, test } from '@jest/globals';
import { searchLetters, searchWords } from './search-letters.ts';

test.each([
  ['BÖREK', 'borek'],
  ['Sarımsak', 'SARIMSAK'],
  ['İNCİR', 'incir'],
  ['ısırgan', 'ISIRGAN'],
  ['Crème brûlée', 'creme brulee'],
  ['Smørrebrød', 'smorrebrod'],
  ['Weißkohl', 'weisskohl'],
  ['تَلْبِينَة', 'تلبينه'],
  ['أرز', 'ارز'],
  ['إفطار', 'افطار'],
  ['آش', 'اش'],
  ['ٱلتمر', 'التمر'],
  ['كشمش', 'کشمش'],
  ['شوربة', 'شوربه'],
  ['مؤذن', 'موذن'],
  ['بریانی', 'برياني'],
  ['حلوى', 'حلوي'],
  ['مچھلی', 'مچهلي'],
  ['عجوہ', 'عجوة'],
  ['قهـــوة', 'قهوة'],
  ['می\u200cشود', 'میشود'],
  ['٣ بيضات', '3 بيضات'],
  ['۳ انڈے', '3 انڈے'],
  ['ﷲ', 'الله'],
])('%j and %j are one to a search', (one, other) => {
  expect(searchLetters(one)).toBe(searchLetters(other));
});

test('letters that are not the same stay apart', () => {
  const words = ['تمر', 'ثمر', 'نان', 'ناں', 'قلب', 'كلب', 'لڑکی', 'لڑکے', 'kısa', 'kasa'];
  expect(new Set(words.map(searchLetters)).size).toBe(words.length);
});

test('words are letters and digits alone, so that no pattern is left in them', () => {
  expect(searchWords('  Pa-pri\u00adka, (2\u00a0%) .* $ne «حلال؟» ')).toEqual([
    'pa',
    'prika',
    '2',
    'ne',
    'حلال',
  ]);
  expect(searchWords('\u0640\u064b\u200f …')).toEqual([]);
});

test('takes time in proportion to a text, whatever it is made of', () => {
  for (const letter of ['\u0640', '\u064b', 'ı', 'ة', '\u200f', 'ﷺ', 'e\u0301', ' ', '.'])
    expect(searchWords(letter.repeat(200_000)).length).toBeLessThan(1_000_000);
}, 5_000);
