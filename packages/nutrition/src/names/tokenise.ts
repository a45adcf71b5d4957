import { fold } from './fold.ts';

/** A word, a number or a sign of a line. */
export interface Token {
  text: string;
  /** Whether a space, or nothing, stands before it: '500g' is two tokens. */
  kind: 'word' | 'number' | 'sign';
}

const token = /\d+(?:[.,]\d+)?|\.\d+|[\p{L}%&#"]+|[()[\],;:/+×*.–-]/gu;

/**
 * The words, numbers and signs of a line. A hyphen within words is a blank, between numbers a range; an apostrophe belongs to its word,
 * and the single letter before one ('d'ail') to none.
 */
export function tokenise(text: string): Token[] {
  const plain = fold(text)
    .replace(/(?<!\p{L})[a-z]'(?=\p{L})/gu, '')
    .replace(/'/g, '')
    .replace(/(?<=\p{L})\./gu, ' ')
    .replace(/(?<=\p{L})[-–](?=[\p{L}\d])/gu, ' ')
    .replace(/(?<=\d)[-–]\s?(?=\p{L})/gu, ' ');
  return [...plain.matchAll(token)].map(([found]) => ({
    text: found,
    kind: /^\.?\d/.test(found) ? 'number' : /^[\p{L}%&#"]/u.test(found) ? 'word' : 'sign',
  }));
}
