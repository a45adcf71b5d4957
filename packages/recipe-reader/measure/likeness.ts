const quotes = /[‘’`´ʼ]/g;
const doubleQuotes = /[“”„«»]/g;
const lead = /^(?:[•▢*–-]\s*|\d{1,2}[.)]\s+)/;

/** As two texts are compared: white space, quotes and fractions as one would type them. */
export const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll('⁄', '/')
    .replaceAll(quotes, "'")
    .replaceAll(doubleQuotes, '"')
    .replaceAll(/[\s\u00ad\u200b]+/g, ' ')
    .trim()
    .replace(lead, '')
    .toLowerCase();

const tokens = (text: string) => plain(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** The F1 of the words of two texts: 1 where they are the same words, whatever their order. */
export function likeness(one: string, other: string): number {
  const [ours, theirs] = [tokens(one), tokens(other)];
  const left = new Map<string, number>();
  for (const token of ours) left.set(token, (left.get(token) ?? 0) + 1);
  let common = 0;
  for (const token of theirs) {
    const rest = left.get(token) ?? 0;
    if (rest === 0) continue;
    common += 1;
    left.set(token, rest - 1);
  }
  const all = ours.length + theirs.length;
  return all === 0 ? 1 : (2 * common) / all;
}
