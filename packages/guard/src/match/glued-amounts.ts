import type { Token } from '../normalise/tokens.ts';

/** What is asked of a word: whether the lexicon has it, and whether it is a unit or an everyday word. */
export type AskWord = {
  isKnown: (token: Token) => boolean;
  /** The same without any guess. */
  isListed: (text: string) => boolean;
  isMeasure: (text: string) => boolean;
  isEveryday: (token: Token) => boolean;
};

const digit = /\d/;
const startsWithDigit = /^\d/;
const wordBeforeAmount = /^(\p{L}+)\d/u;
const onlyWordAndAmount = /^(\p{L}+)\d+$/u;
const signs = /^[x×]$/;
const shortest = 2;

/** Whether an amount may be written to a word: 'bacon200g', or after a number as in '200gbacon'. */
export const mayHoldAmount = (token: Token, previous: Token | undefined) =>
  !token.isSolo &&
  (isBehindNumber(token, previous) || (digit.test(token.text) && !startsWithDigit.test(token.text)));

const isBehindNumber = (token: Token, previous: Token | undefined) =>
  token.before === 0 && previous !== undefined && startsWithDigit.test(previous.text);

/** The two words that an amount and a thing are written to, where neither is anything else: 'g' and 'bacon' of '200gbacon'. */
export function apartFromAmount(
  token: Token,
  previous: Token | undefined,
  ask: AskWord,
): readonly [Token, Token] | undefined {
  // Where letters were left out or joined, the places of the parts are not known.
  if (token.text.length !== token.end - token.start || token.exact.length !== token.text.length) return;
  // 'rum4' is rum before an amount; with the digit for a letter it might be some other word.
  const word = onlyWordAndAmount.exec(token.text)?.[1] ?? '';
  if (word.length > shortest && !ask.isListed(token.text) && ask.isListed(word))
    return halves(token, word.length);
  if (ask.isKnown(token)) return;
  if (!isBehindNumber(token, previous)) return wordThenAmount(token, ask);
  if (ask.isMeasure(token.text) || ask.isEveryday(token)) return;
  for (let at = token.text.length - shortest; at > 0; at--) {
    const unit = token.text.slice(0, at);
    const parts = halves(token, at);
    if ((ask.isMeasure(unit) || signs.test(unit)) && ask.isKnown(parts[1])) return parts;
  }
}

function wordThenAmount(token: Token, { isKnown }: AskWord) {
  const word = wordBeforeAmount.exec(token.text)?.[1] ?? '';
  if (word.length < shortest) return;
  const parts = halves(token, word.length);
  if (isKnown(parts[0])) return parts;
  // 'baconx2'.
  const shorter = halves(token, word.length - 1);
  return word.length > shortest && signs.test(word.at(-1) ?? '') && isKnown(shorter[0]) ? shorter : undefined;
}

function halves(token: Token, at: number): readonly [Token, Token] {
  const { text, exact, start } = token;
  const middle = start + at;
  return [
    { ...token, text: text.slice(0, at), exact: exact.slice(0, at), end: middle },
    { ...token, text: text.slice(at), exact: exact.slice(at), start: middle, before: 0 },
  ];
}
