import type { Role } from './roles.ts';

/** Words by role, separated by commas or line ends. In a word: '=' keeps its accents, '!' has no other forms, '@' counts only if it is alone, '|' asks for the edge of a run of signs. */
export type WordTable = Partial<Record<Role, string>>;

export type Lexicon = {
  language: string;
  words: WordTable;
  /** Words that mean something else in another language: they count unless the line is in that one. */
  unlessForeign?: WordTable;
  /** Words that count only where the line is known to be in this language. */
  onlyAtHome?: WordTable;
  /** Everyday words by which the language of a line is known. */
  hints?: string;
};

export function splitWords(list: string): string[] {
  return list
    .split(/[,\n]/)
    .map(word => word.trim())
    .filter(Boolean);
}
