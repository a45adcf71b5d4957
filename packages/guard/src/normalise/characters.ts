import { letterVariants } from './letter-variants.ts';

/** What a character is to the reader of words. */
export const separator = 0;
export const letter = 1;
/** A character that is a word of its own, since its script writes no spaces: Chinese, kana, Hangul, Thai. */
export const solo = 2;
/** Invisible, or a mark that is read as if it were not there. */
export const ignored = 3;

const isSolo =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々]/u;
const isIgnored =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: the marks are meant one by one, not as parts of a letter.
  /[\p{Cf}\u034f\u0300-\u036f\u0483-\u0487\u064b-\u065f\u0670\u06d6-\u06ed\u0640\u0621\u093c\u09bc\u0591-\u05c7\ufe00-\ufe0f\u115f\u1160\u3164\u180b-\u180f]/u;
const isLetter = /[\p{L}\p{N}\p{M}]/u;

// Asked for as they come: of the signs of all scripts a text has a few.
const unknown = 255;
const kindOf = new Uint8Array(0x10000).fill(unknown);

export function kindOfCharacter(code: number) {
  const known = kindOf[code];
  if (known !== unknown) return known ?? separator;
  const kind = findKind(String.fromCharCode(code));
  kindOf[code] = kind;
  return kind;
}

function findKind(character: string) {
  if (isIgnored.test(character)) return ignored;
  if (isSolo.test(character)) return solo;
  return isLetter.test(character) ? letter : separator;
}

// Signs from here on have one form.
const lastFolded = 0x2000;
const folded = new Map<number, string>();
for (const [from, to] of letterVariants) folded.set(from.charCodeAt(0), to);

function findFolded(code: number) {
  const character = String.fromCharCode(code);
  const lower = character.toLowerCase();
  if (code < 0x80 || code >= lastFolded || kindOfCharacter(code) !== letter) return lower;
  if (/\p{Nd}/u.test(character)) return String(digitValue(code));
  const plain = [...lower.normalize('NFD')].filter(part => !isIgnored.test(part)).join('');
  return letterVariants.get(plain) ?? letterVariants.get(lower) ?? plain;
}

// The ten digits of a script follow one another, and its zero starts at a code that ends in 0 or 6.
function digitValue(code: number) {
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCharCode(zero - 1)) && code - zero < 9) zero--;
  return code - zero;
}

/** The plain form of a character: no case, no accent, one form for letters that are written in several ways. */
export function foldCharacter(code: number): string {
  const known = folded.get(code);
  if (known !== undefined) return known;
  const plain = findFolded(code);
  folded.set(code, plain);
  return plain;
}
