import { plainLetters } from '@sufra/contracts';

// Slices that were released before ask the shell for it; a new one folds as services do, by searchLetters of contracts.
/** Whether each of the words occurs somewhere in the texts, in any case, with or without accents. */
export function matchesWords(words: string, texts: readonly string[]) {
  const text = plainLetters(texts.join('\n'));
  return plainLetters(words.trim())
    .split(/\s+/)
    .every(word => text.includes(word));
}
