import { latin } from '../slug/latin.ts';

// Keyboards of Arabic, Urdu and Persian write one letter in several ways; readers of each read all of them.
const arabic = {
  ...{ ٱ: 'ا', ی: 'ي', ى: 'ي', ک: 'ك', ة: 'ه', ہ: 'ه', ۃ: 'ه', ە: 'ه', ھ: 'ه' },
};
const alike = new Map(Object.entries({ ...latin, ...arabic }));
const beyondAscii = /\P{ASCII}/gu;

const digits = /[٠-٩۰-۹]/g;

/** Of both rows of digits the last four bits are the figure. */
export const withLatinDigits = (text: string) =>
  text.replace(digits, digit => String(digit.charCodeAt(0) & 15));

/** Accents, tashkil and the hamza over a letter; the tatweel, which makes a word longer; joiners and other signs without a shape. */
const unseen = /[\p{M}\p{Cf}\u0640]+/gu;
const betweenWords = /[^\p{L}\p{N}]+/u;

/**
 * A text as searches compare it, in every language and on both sides: without case, accents, tashkil and tatweel, one letter for
 * those that are written in several ways, ı as i. What is stored of it is made anew by a migration when this changes.
 */
export const searchLetters = (text: string): string =>
  withLatinDigits(
    text
      .normalize('NFKD')
      .replace(unseen, '')
      .toLowerCase()
      .replace(beyondAscii, letter => alike.get(letter) ?? letter),
  );

export const searchWords = (text: string): string[] =>
  searchLetters(text).split(betweenWords).filter(Boolean);
