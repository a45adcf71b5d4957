/** Where the words stand by themselves: there is ham in champignons. */
export const wholeWords = (words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'giu');

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
