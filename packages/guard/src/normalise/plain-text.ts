const onlyAscii = /^[\0-\x7f]*$/;
const anySurrogate = /[\ud800-\udfff]/;
const letterSymbols = /[\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;
const radicals: Record<string, string> = {
  '⺼': '肉',
  '⻝': '食',
  '⻨': '麦',
  '⻥': '鱼',
  '⻢': '马',
  '⻰': '龙',
  '⻳': '龟',
  '⺨': '犬',
};
const anyRadical = /[\u2e80-\u2eff]/g;

/** NFKC would write 'TM' to the word before. */
const ownersSigns = /[™℠]/g;

const address = /https?:\/\/[a-z0-9-]+\.[\w./?=&%#:~+-]+/gi;

/** The address of a page says nothing of what is cooked: '…/prosciutto-gnocchi'. Every letter keeps its place. */
const withoutAddresses = (text: string) =>
  text.includes('://') ? text.replace(address, found => ' '.repeat(found.length)) : text;

/** One form for what is written in several: width, ligatures, mathematical and enclosed letters, radicals. */
export function plainText(text: string): string {
  if (onlyAscii.test(text)) return withoutAddresses(text);
  let plain = text
    .replace(ownersSigns, ' ')
    .normalize('NFKC')
    .replace(anyRadical, radical => radicals[radical] ?? radical);
  if (anySurrogate.test(plain))
    plain = plain.replace(letterSymbols, symbol => letterIn(symbol.codePointAt(0) ?? 0));
  return withoutAddresses(plain);
}

function letterIn(code: number) {
  const start = [0x1f1e6, 0x1f170, 0x1f150, 0x1f130].find(first => code >= first) ?? code;
  return String.fromCharCode(97 + code - start);
}
