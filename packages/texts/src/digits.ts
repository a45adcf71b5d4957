/* Imports nothing: it stands in a plain script of the page as well. */

/** Which digits a language has of its own, as Unicode names them; the others of the site write 0 to 9 alone. */
const byLanguage = { ar: 'arab', ur: 'arabext' } as const;

export type OwnDigits = (typeof byLanguage)[keyof typeof byLanguage];

export const ownDigitsOf = (language: string): OwnDigits | undefined =>
  Object.hasOwn(byLanguage, language) ? byLanguage[language as keyof typeof byLanguage] : undefined;

const zeros = { arab: 0x0660, arabext: 0x06f0 };

// A number for the telephone, with its spaces.
const telephone = /(\+\d[\d\s().-]{6,})/;
const word = /\S+/g;
// An address, a code, 'E471' or 'B12' is a name, which is written as it is.
const isName = (each: string) => /[A-Za-z\u00c0-\u024f@_]/.test(each);
const number = /\d+(?:[.,]\d+)*%?/g;
// '1,234.5' and '0.25': a date with dots, and figures between commas, have neither tens nor thousands.
const withSeparators = /^(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+)%?$/;
const separators: Record<string, string> = { '.': '٫', ',': '٬' };

const signIn = (sign: string, zero: number, isOne: boolean) => {
  if (sign === '%') return '٪';
  if (sign === '.' || sign === ',') return isOne ? separators[sign] : sign;
  return String.fromCharCode(zero + Number(sign));
};

const numberIn = (written: string, zero: number) => {
  const isOne = withSeparators.test(written);
  return [...written].map(sign => signIn(sign, zero, isOne)).join('');
};

/** A text whose numbers are written 0 to 9, with the digits of its language: addresses, codes and telephone numbers stay. */
export function writeDigits(text: string, digits: OwnDigits): string {
  if (!/\d/.test(text)) return text;
  const zero = zeros[digits];
  return text
    .split(telephone)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replace(word, each =>
            isName(each) ? each : each.replace(number, written => numberIn(written, zero)),
          ),
    )
    .join('');
}

/** What was typed on any keyboard of the site's languages, with 0 to 9: of both rows the last four bits are the figure. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, digit => String(digit.charCodeAt(0) & 15));
