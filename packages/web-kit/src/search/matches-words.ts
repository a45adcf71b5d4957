import { plainLetters } from '@sufra/contracts';

/** Whether each of the words occurs somewhere in the texts, in any case, with or without accents. */
export function matchesWords(words: string, texts: readonly string[]) {
  const text = plainLetters(texts.join('\n'));
  return plainLetters(words.trim())
    .split(/\s+/)
    .every(word => text.includes(word));
}
