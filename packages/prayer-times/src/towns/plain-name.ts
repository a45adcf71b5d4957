const marks = /\p{Mn}/gu;
const notLetters = /[^\p{L}\p{N}]+/gu;
const sameLetters: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ک: 'ك',
  ہ: 'ه',
  ھ: 'ه',
  ة: 'ه',
  ۃ: 'ه',
  ؤ: 'و',
  ئ: 'ي',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  ə: 'e',
};

/** What is left of a name when spelling, accents and the writing of Arabic and Urdu letters no longer matter. */
export const plainName = (name: string) =>
  [...name.toLowerCase()]
    .map(letter => sameLetters[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replaceAll(marks, '')
    .replaceAll(notLetters, ' ')
    .trim();
