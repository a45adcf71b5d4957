/** Where the words stand by themselves: there is ham in champignons. Of 'ham' and 'ham hock' the longer is found. */
export const wholeWords = (words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst(words).map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'giu');

const longestFirst = (words: readonly string[]) => words.toSorted((one, other) => other.length - one.length);

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
