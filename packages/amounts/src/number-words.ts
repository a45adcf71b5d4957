const signs = new Map([
  ['¼', 0.25],
  ['½', 0.5],
  ['¾', 0.75],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
  ['⅛', 0.125],
]);

const fraction = /^(?:(\d+)[\s-])?(\d)\/(\d)$/;

/** '2', '2.5', '2,5', '2½', '½', '1/2', '1 1/2' and '1-1/2'. */
export function numberIn(text: string): number {
  const [isFraction, whole = '0', over, under] = fraction.exec(text) ?? [];
  if (isFraction) return Number(whole) + Number(over) / Number(under);
  const sign = signs.get(text.at(-1) ?? '');
  return sign === undefined ? Number(text.replace(',', '.')) : Number(text.slice(0, -1) || 0) + sign;
}

/** The article that stood before a number, as it is said before another: 'a 20 cm tin' is 'an 8 inch tin'. */
export function withArticle(before: string | undefined, words: string): string {
  if (!before) return words;
  const isSpokenWithVowel = /^(?:8|1[18](?!\d))/.test(words);
  return `${before.charAt(0)}${isSpokenWithVowel ? 'n' : ''} ${words}`;
}
