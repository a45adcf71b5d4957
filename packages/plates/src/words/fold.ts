/** Letters that do not fall apart into a letter and its mark. */
const plain: Record<string, string> = {
  ı: 'i',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ى: 'ي',
  ی: 'ي',
  ے: 'ي',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ۃ: 'ه',
  ک: 'ك',
  گ: 'گ',
  ٱ: 'ا',
  ـ: '',
  '’': '',
  "'": '',
  ʼ: '',
  '`': '',
  '‘': '',
};

/** Without case, marks and the spellings that differ from keyboard to keyboard. */
export const fold = (text: string) =>
  Array.from(
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}+/gu, ''),
    sign => plain[sign] ?? sign,
  ).join('');

/** The words of a text in the form in which they are compared: without the s of a plural. */
export const tokens = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}*]+/u)
    .filter(Boolean)
    .map(singular);

export function singular(token: string): string {
  const bare = token.length < 4 || !token.endsWith('s') || /[sui]s$/.test(token) ? token : withoutS(token);
  if (bare.length < 4) return bare;
  // 'berries' and 'berry', 'chillies' and 'chilli', 'cookies' and 'cookie' are to be the same.
  return bare.endsWith('ie') ? bare.slice(0, -1) : bare.endsWith('y') ? `${bare.slice(0, -1)}i` : bare;
}

const withoutS = (token: string) =>
  /(ch|sh|x|o|ss)es$/.test(token) ? token.slice(0, -2) : token.slice(0, -1);
