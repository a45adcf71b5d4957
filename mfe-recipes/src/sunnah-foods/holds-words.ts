import { searchLetters } from '@sufra/contracts';

/** Whether each of the words occurs somewhere in the texts, as services search: in any case, with or without accents and tashkil. */
export function holdsWords(words: string, texts: readonly string[]) {
  const text = searchLetters(texts.join('\n'));
  return searchLetters(words.trim())
    .split(/\s+/)
    .every(word => text.includes(word));
}
