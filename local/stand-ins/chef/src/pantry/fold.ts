const letters: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ـ: '',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ے: 'ي',
  ئ: 'ي',
  ك: 'ک',
  ة: 'ه',
  ۃ: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ؤ: 'و',
  '’': "'",
  '`': "'",
};
const written = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');

/** One spelling for what people write with and without accents, tashkil, and the variants of an Arabic letter. */
export const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(written, letter => letters[letter] ?? letter)
    .normalize('NFC');
