import { lettersOfSign } from '../normalise/letter-signs.ts';
import { readDigitsAsLetters } from '../normalise/look-alikes.ts';
import { gaps, type Token } from '../normalise/tokens.ts';

/** How many tokens are one word, and what it may be. */
export type Joined = { count: number; texts: readonly string[] };

/** Each sign has a few letters: more than these in one word are not tried. */
const mostSigns = 3;

/** The longest word from here on of which signs hide letters: 'po®k', 'wh!skey'. */
export function readSigns(
  tokens: readonly Token[],
  at: number,
  plain: string,
  isKnown: (text: string) => boolean,
): Joined | undefined {
  let texts = readDigitsAsLetters(tokens[at]?.text ?? '');
  let found: Joined | undefined;
  for (let count = 1; count <= mostSigns; count++) {
    const [before, next] = [tokens[at + count - 1], tokens[at + count]];
    if (!before || !next || (next.before & gaps.sign) === 0) break;
    const letters = lettersOfSign.get(plain.charCodeAt(before.end)) ?? '';
    const ends = readDigitsAsLetters(next.text).flatMap(end => [...letters].map(letter => letter + end));
    texts = texts.flatMap(text => ends.map(end => text + end));
    const known = texts.filter(isKnown);
    if (known.length > 0) found = { count: count + 1, texts: known };
  }
  return found;
}

/** Shorter words than this behind a digit are what it counts: '9in', '1cup'. */
const shortestRest = 4;
const oneDigit = /^[0-9]$/;

export const mayHideDigit = (token: Token, next: Token) =>
  next.before === 0 && next.text.length >= shortestRest && oneDigit.test(token.text);

/** The word of which a digit is the first letter: '8acon', '5alami'. */
export function readFirstDigit(
  token: Token,
  next: Token,
  isKnown: (text: string) => boolean,
): Joined | undefined {
  const texts = readDigitsAsLetters(token.text + next.text).filter(isKnown);
  return texts.length > 0 ? { count: 2, texts } : undefined;
}
