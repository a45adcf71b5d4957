import { foldCharacter, ignored, kindOfCharacter, letter, separator, solo } from './characters.ts';
import { lettersOfSign } from './letter-signs.ts';
import { plainText } from './plain-text.ts';

/** What stands between a word and the one before it. */
export const gaps = {
  space: 1,
  hyphen: 2,
  comma: 4,
  stop: 8,
  open: 16,
  close: 32,
  apostrophe: 64,
  and: 128,
  dot: 256,
  zeroWidth: 512,
  slash: 1024,
  /** A sign that may stand for a letter of one word: 'po®k'. */
  sign: 2048,
};

export type Token = {
  /** The plain form: no case, no accents. */
  text: string;
  /** As written, in lower case. */
  exact: string;
  start: number;
  end: number;
  /** The gap before it, bits of `gaps`; 0 where it touches the one before. */
  before: number;
  isSolo: boolean;
};

const gapOf = new Map<number, number>();
for (const [characters, gap] of [
  ['-‐‑‒–—−_~·•*⁃・', gaps.hyphen],
  [',،、:;؛；，=', gaps.comma],
  ['!?\n\r。؟！？।॥۔|', gaps.stop],
  ['([{（「『【“«', gaps.open],
  [')]}）」』】”»', gaps.close],
  ["'’‘ʼ`´ʻ′", gaps.apostrophe],
  ['&+', gaps.and],
  ['/／', gaps.slash],
  ['.', gaps.dot],
  ['\u200c', gaps.zeroWidth],
] as const)
  for (const character of characters) gapOf.set(character.charCodeAt(0), gap);

const percent = '%'.charCodeAt(0);
const dot = '.'.charCodeAt(0);
const bar = '|'.charCodeAt(0);
const comma = ','.charCodeAt(0);
const insideWords = new Set(['@', '$', '*', '€'].map(character => character.charCodeAt(0)));
const isDigit = (code: number) => code >= 48 && code <= 57;
const isHighSurrogate = (code: number) => code >= 0xd800 && code < 0xdc00;
const isArabic = (code: number) => code >= 0x600 && code < 0x780;

export type Tokens = { tokens: Token[]; plain: string };

export type Word = Pick<Token, 'text' | 'exact' | 'isSolo'>;

const plainWords = /^[a-z]+(?: [a-z]+)*$/;
const space = ' '.charCodeAt(0);

/** The words of a text without their places. Most terms of the lexicon are letters and spaces: these need no reading of signs. */
export function wordsIn(text: string): Word[] {
  if (plainWords.test(text)) return text.includes(' ') ? text.split(' ').map(plainWord) : [plainWord(text)];
  return wordsOfLetters(plainText(text)) ?? tokenise(text).tokens;
}

const plainWord = (text: string): Word => ({ text, exact: text, isSolo: false });

function wordsOfLetters(plain: string): Word[] | undefined {
  const words: Word[] = [];
  for (let at = 0; at < plain.length; at++) {
    const code = plain.charCodeAt(at);
    const kind = kindOfCharacter(code);
    if (kind === solo) words.push({ text: foldCharacter(code), exact: plain[at] ?? '', isSolo: true });
    else if (kind === letter && !isDigit(code)) {
      let end = at + 1;
      while (end < plain.length && isLetter(plain.charCodeAt(end))) end++;
      const { text, exact } = foldWord(plain.slice(at, end).toLowerCase());
      words.push({ text, exact, isSolo: false });
      at = end - 1;
    } else if (code !== space) return;
  }
  return words;
}

const isLetter = (code: number) => kindOfCharacter(code) === letter && !isDigit(code);

export function tokenise(text: string): Tokens {
  const plain = plainText(text);
  const tokens: Token[] = [];
  const length = plain.length;
  let gap: number = gaps.space;
  let at = 0;
  while (at < length) {
    const code = plain.charCodeAt(at);
    const kind = kindOfCharacter(code);
    if (kind === letter || startsWithSign(plain, at, code)) {
      const end = endOfWord(plain, at);
      if (addWord(tokens, plain, at, end, gap)) gap = 0;
      at = end;
    } else if (kind === solo) {
      addToken(tokens, foldCharacter(code), plain[at] ?? '', at, at + 1, gap, true);
      gap = 0;
      at++;
    } else if (isHighSurrogate(code)) {
      const symbol = plain.slice(at, at + 2);
      addToken(tokens, symbol, symbol, at, at + 2, gap || gaps.space, true);
      gap = gaps.space;
      at += 2;
    } else if (kind === ignored) {
      if (code === 0x200c && isArabic(plain.charCodeAt(at - 1))) gap |= gaps.zeroWidth;
      at++;
    } else {
      if (code === percent) addToken(tokens, '%', '%', at, at + 1, gap, false);
      gap = code === percent ? gaps.space : gap | gapAt(plain, at, code);
      at++;
    }
  }
  return { tokens, plain };
}

function gapAt(plain: string, at: number, code: number) {
  const gap = ownGapAt(plain, at, code);
  return lettersOfSign.has(code) && isInWord(plain, at) ? gap | gaps.sign : gap;
}

function ownGapAt(plain: string, at: number, code: number) {
  const next = plain.charCodeAt(at + 1);
  if (code === dot || code === comma) {
    if (isDigit(next) && isDigit(plain.charCodeAt(at - 1))) return gaps.space;
    if (code === comma) return gaps.comma;
    return kindOfCharacter(next) === letter ? gaps.dot : endsSentence(plain, at) ? gaps.stop : gaps.space;
  }
  if (code === bar && isInWord(plain, at)) return gaps.hyphen;
  return gapOf.get(code) ?? gaps.space;
}

// 'ba|con' is one word that was taken apart; 'rice | beans' are two things.
function isInWord(plain: string, at: number) {
  return (
    kindOfCharacter(plain.charCodeAt(at - 1)) === letter &&
    kindOfCharacter(plain.charCodeAt(at + 1)) === letter
  );
}

// 'c. à s.' and '6 шт.' are abbreviations: their full stop ends no sentence.
function endsSentence(plain: string, at: number) {
  for (let back = 1; back <= 3; back++)
    if (kindOfCharacter(plain.charCodeAt(at - back)) === separator) return false;
  return true;
}

function startsWithSign(plain: string, at: number, code: number) {
  return (
    (code === 36 || code === 64) &&
    kindOfCharacter(plain.charCodeAt(at + 1)) === letter &&
    !isDigit(plain.charCodeAt(at + 1))
  );
}

function endOfWord(plain: string, start: number) {
  const startsWithDigit = isDigit(plain.charCodeAt(start));
  let at = start + 1;
  for (; at < plain.length; at++) {
    const code = plain.charCodeAt(at);
    if (code >= 97 && code <= 122 && !startsWithDigit) continue;
    const kind = kindOfCharacter(code);
    if (kind === letter) {
      if (startsWithDigit && !isDigit(code) && isDigit(plain.charCodeAt(at - 1))) return at;
      continue;
    }
    if (kind === ignored && !(code === 0x200c && isArabic(plain.charCodeAt(at - 1)))) continue;
    // A sign between two letters stands for a letter: 'b@con', 'p*rk'.
    if (insideWords.has(code) && kindOfCharacter(plain.charCodeAt(at + 1)) === letter && !startsWithDigit)
      continue;
    return at;
  }
  return at;
}

// Returns whether a word was added: the s of "pig's" is not one.
function addWord(tokens: Token[], plain: string, start: number, end: number, gap: number) {
  const { text, exact } = fold(plain, start, end);
  const previous = tokens[tokens.length - 1];
  if (gap === gaps.apostrophe && text.length <= 2 && previous) {
    if (text === 's') {
      previous.end = end;
      return true;
    }
    if (contractions.has(text)) {
      previous.text += text;
      previous.exact += text;
      previous.end = end;
      return true;
    }
  }
  addToken(tokens, text, exact, start, end, gap, false);
  return true;
}

const contractions = new Set(['t', 're', 'll', 've', 'd', 'm']);

type Folded = { text: string; exact: string };

const maxRemembered = 20_000;
/** Most texts share their words. It is bounded, so that no flood of invented words can fill it. */
const remembered = new Map<string, Folded>();

function fold(plain: string, start: number, end: number): Folded {
  const word = plain.slice(start, end);
  let folded = remembered.get(word);
  if (!folded) {
    folded = foldWord(word.toLowerCase());
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(word, folded);
  }
  return folded;
}

function foldWord(written: string): Folded {
  if (isPlainAscii(written)) return { text: written, exact: written };
  let text = '';
  let exact = '';
  let isChanged = false;
  // What stays as it is is taken over in runs: a string that is put together letter by letter is slow to look up.
  let from = 0;
  for (let at = 0; at < written.length; at++) {
    const code = written.charCodeAt(at);
    if (code < 0x80) continue;
    const isIgnored = kindOfCharacter(code) === ignored;
    const folded = isIgnored ? '' : foldCharacter(code);
    if (folded.length === 1 && folded.charCodeAt(0) === code) continue;
    text += written.slice(from, at) + folded;
    exact += isIgnored ? written.slice(from, at) : written.slice(from, at + 1);
    isChanged ||= isIgnored;
    from = at + 1;
  }
  const rest = from === 0 ? written : written.slice(from);
  return { text: text + rest, exact: isChanged ? exact + rest : written };
}

function isPlainAscii(slice: string) {
  for (let at = 0; at < slice.length; at++) if (slice.charCodeAt(at) > 127) return false;
  return true;
}

function addToken(
  tokens: Token[],
  text: string,
  exact: string,
  start: number,
  end: number,
  before: number,
  isSolo: boolean,
) {
  tokens.push({ text, exact, start, end, before, isSolo });
}
