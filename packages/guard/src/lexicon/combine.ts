import { splitWords } from './lexicon.ts';

/** Every start with every end: the compounds of a language, or the endings of a word that no rule inflects. '-' is an end of nothing. */
export function combine(starts: string, ends: string, between = ''): string {
  const each = splitWords(ends).map(end => (end === '-' ? '' : between + end));
  return splitWords(starts)
    .flatMap(start => each.map(end => start + end))
    .join(', ');
}
