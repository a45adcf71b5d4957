import { isKeyWalk } from './key-walk.ts';

const maxUnitLength = 4;
const years = '(?:19|20)\\d\\d';
const day = '(?:0[1-9]|[12]\\d|3[01])';
const month = '(?:0[1-9]|1[0-2])';
// 31.12.1999, 12/31/1999, 1999-12-31, with or without what parts them
const date = new RegExp(
  `^(?:${day}[-./]?${month}[-./]?${years}|${month}[-./]?${day}[-./]?${years}|${years}[-./]?${month}[-./]?${day})$`,
);

/** 'aaaaaaaa', 'abababab', '123123123' */
function isRepeated(text: string): boolean {
  for (let length = 1; length <= Math.min(maxUnitLength, text.length / 2); length += 1) {
    const unit = text.slice(0, length);
    if (text === unit.repeat(Math.ceil(text.length / length)).slice(0, text.length)) return true;
  }
  return false;
}

/** '11223344', '12344321', 'aabbccdd': each character is the one before or its neighbour, 0 being that of 9 as well. */
function isStair(text: string): boolean {
  const codes = [...text].map(character => character.codePointAt(0) ?? 0);
  return codes.every((code, at) => {
    const step = Math.abs(code - (codes[at - 1] ?? code));
    return step <= 1 || (step === 9 && /^\d$/.test(text[at] ?? ''));
  });
}

/** What a program guesses without any dictionary. */
export const isPattern = (text: string) =>
  isRepeated(text) || isStair(text) || isKeyWalk(text) || date.test(text);
