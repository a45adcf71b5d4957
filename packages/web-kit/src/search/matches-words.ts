// \p{M}: the accents that NFKD parts from their letters.
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Whether each of the words occurs somewhere in the texts, in any case, with or without accents. */
export function matchesWords(words: string, texts: readonly string[]) {
  const text = plain(texts.join('\n'));
  return plain(words)
    .split(/\s+/)
    .every(word => text.includes(word));
}
