import { simplified } from './han-forms.ts';

/** Letters that do not fall apart into a letter and its mark. */
const plain: Record<string, string> = {
  ı: 'i',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ى: 'ي',
  ی: 'ي',
  ے: 'ي',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ۃ: 'ه',
  ک: 'ك',
  ٱ: 'ا',
  ـ: '',
  'ँ': 'ं',
  ς: 'σ',
  '’': '',
  "'": '',
  ʼ: '',
  '`': '',
  '‘': '',
  ...simplified,
};
const apart = new RegExp(`[${Object.keys(plain).join('')}]`, 'gu');

/**
 * Marks without which a word is still the same: accents, Arabic vowels, the Indian dot below. Those of the Indian scripts
 * and of Thai are vowels, and the two of the kana make another letter.
 */
const marks = /[\p{M}--[\u0900-\u093b\u093d-\u0dff\u0e00-\u0eff\u3099\u309a]]+/gv;

/** Katakana, and how far before them their hiragana stand: cooks write many foods in either. */
const katakana = /[\u30a1-\u30f6]/g;
const toHiragana = 0x60;

const hasMore = /[^ -~\s]/;

/** Without case, marks and the spellings that differ from keyboard to keyboard. */
export const fold = (text: string) =>
  hasMore.test(text) ? foldAll(text) : text.toLowerCase().replace(/['`]/g, '');

const foldAll = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(marks, '')
    .normalize('NFC')
    .replace(katakana, kana => String.fromCharCode(kana.charCodeAt(0) - toHiragana))
    .replace(apart, sign => plain[sign] ?? sign);

/** The words of a text in the form in which they are compared: without the s of a plural. */
export const tokens = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{M}\p{N}*]+/u)
    .filter(Boolean)
    .map(singular);

export function singular(token: string): string {
  const bare = token.length < 4 || !token.endsWith('s') || /[sui]s$/.test(token) ? token : withoutS(token);
  if (bare.length < 4) return bare;
  // 'berries' and 'berry', 'chillies' and 'chilli', 'cookies' and 'cookie' are to be the same.
  return bare.endsWith('ie') ? bare.slice(0, -1) : bare.endsWith('y') ? `${bare.slice(0, -1)}i` : bare;
}

const withoutS = (token: string) =>
  /(ch|sh|x|o|ss)es$/.test(token) ? token.slice(0, -2) : token.slice(0, -1);
