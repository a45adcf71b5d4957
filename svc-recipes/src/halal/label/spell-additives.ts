// Written before a number: the French and Spanish SIN, and an E in Arabic letters. `E 471` and `INS 471` the guard reads itself.
const marks = ['sin', 's\\.i\\.n\\.', 'هـ', 'ه', 'إي', 'اي', 'ای', 'ئی'];
const number = '(\\p{Nd}{3,4})[ -]?([a-f](?![\\p{L}\\p{N}]))?(?: ?\\((?:i{1,3}|iv|v|vi)\\))?';
const unit = '(?! ?(?:%|٪|(?:k?g|gr|mg|µg|ml|cl|l|oz|kcal|kj)(?!\\p{L})))';
const marked = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])(?:${marks.join('|')})[ .:-]{0,3}${number}${unit}`,
  'giu',
);
// A number that is a whole part of the list: 'emulsifiers (471, 472e)', 'colour: 120'.
const alone = new RegExp(
  `(?<=(?:^|[,،、;؛:&/+([])[ \\u00a0]?)(?:no\\.? ?)?${number}(?=[ \\u00a0]?(?:$|[,،、;؛&/+)\\].]))`,
  'giu',
);

interface Spelled {
  text: string;
  /** Words of the spelled text as they stand on the label. */
  asWritten: (words: string) => string;
}

/**
 * The additives of a line in the one spelling that the guard knows: '471(i)', 'SIN 471' and 'ه٤٧١' are E471. Between what an additive
 * does and what it is packets print a colon, which would part the two: 'emulsifier: lecithin (soya)'.
 */
export function spellAdditives(line: string): Spelled {
  const written: Record<string, string> = {};
  const spell = (whole: string, digits: string, letter: string | undefined) => {
    const value = plainDigits(digits);
    if (value < 100 || value > 1_599) return whole;
    const additive = `E${value}${letter?.toLowerCase() ?? ''}`;
    written[additive] = whole;
    return additive;
  };
  const text = line.replaceAll(marked, spell).replaceAll(alone, spell).replaceAll(/[:：]/g, ' ');
  const asWritten = (words: string) =>
    words.replaceAll(/E\d{3,4}[a-f]?/g, additive => written[additive] ?? additive);
  return { text, asWritten };
}

const zeros = [0x30, 0x660, 0x6f0, 0xff10];
const plainDigits = (digits: string): number =>
  Number(
    Array.from(digits, digit => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = zeros.find(first => code >= first && code <= first + 9);
      return zero === undefined ? ' ' : code - zero;
    }).join(''),
  );
