import { noVotes } from '../language/decide-languages.ts';
import { votesAround } from '../language/votes-around.ts';
import { languages } from '../words/languages.ts';

/** The language that most words of the texts speak for; English where none does. */
export function languageOf(texts: readonly string[], given: string | undefined): string {
  if (given !== undefined && languages.some(({ code }) => code === given)) return given;
  const votes = votesAround(texts, undefined) ?? noVotes();
  let best = { code: 'en', votes: 0 };
  for (const { code, index, isSpoken } of languages) {
    const own = votes[index] ?? 0;
    if (isSpoken && own > best.votes) best = { code, votes: own };
  }
  return best.code;
}
