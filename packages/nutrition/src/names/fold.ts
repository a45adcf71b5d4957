const digits: [first: number, script: RegExp][] = [
  [0x0660, /[٠-٩]/g],
  [0x06f0, /[۰-۹]/g],
];
const signs: Record<string, string> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
};
// Letters that are written in several ways, in Arabic and Urdu; the dotless ı of Turkish; ligatures.
const letters: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ۓ: 'ے',
  ك: 'ک',
  ة: 'ه',
  ہ: 'ه',
  ۃ: 'ه',
  ؤ: 'و',
  ı: 'i',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ß: 'ss',
};
const anySign = new RegExp(`\\s?([${Object.keys(signs).join('')}])`, 'gu');
const anyLetter = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');

/** One form for what is written in several: case, accents, digits, fractions, the letters of Arabic and Urdu. */
export function fold(text: string): string {
  let folded = text.replace(anySign, (_, sign: string) => ` ${signs[sign]}`);
  for (const [first, script] of digits)
    folded = folded.replace(script, digit => String(digit.charCodeAt(0) - first));
  return folded
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\u0640\u200c-\u200f\u2066-\u2069]/gu, '')
    .replace(anyLetter, letter => letters[letter] ?? letter)
    .replace(/\u2044/g, '/')
    .replace(/[\u2019\u02bc`]/g, "'");
}
