import type { RecipeRequest } from './read-request.ts';

const most = 6;
const longest = 60;

const letter = /[\p{L}\p{M}\p{N}]/u;
// Written without spaces: a word may begin and end anywhere.
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

const isInsideWord = (before: string, after: string) =>
  letter.test(before) && letter.test(after) && !unspaced.test(before) && !unspaced.test(after);

/** The words as they stand in the text, in its own letters; none where they are only a part of a word. */
function quote(text: string, words: string): string | undefined {
  const lower = text.toLowerCase();
  // A few letters become two when they are made small: then the places are those of the small text.
  const source = lower.length === text.length ? text : lower;
  for (let at = lower.indexOf(words); at !== -1; at = lower.indexOf(words, at + 1)) {
    const end = at + words.length;
    const isCut =
      isInsideWord(lower.charAt(at - 1), lower.charAt(at)) ||
      isInsideWord(lower.charAt(end - 1), lower.charAt(end));
    if (!isCut) return source.slice(at, end);
  }
  return undefined;
}

function wordsOf(request: RecipeRequest): string[] {
  if (request.mode === 'prompt') return [request.userPrompt];
  const { cuisine, healthGoals } = request.options;
  return [...request.ingredients, request.mealType, cuisine, healthGoals].filter(word => word !== undefined);
}

/**
 * What the generator says it could not meet, as far as the member asked for it: the quotes are of the request, which the
 * guard has passed, so nothing that a generator makes up is ever shown.
 */
export function unmetOf(request: RecipeRequest, claimed: readonly string[]): string[] {
  const asked = wordsOf(request);
  const quotes = claimed
    .map(claim => claim.trim().toLowerCase())
    .filter(claim => (claim.length > 1 || unspaced.test(claim)) && claim.length <= longest)
    .map(claim => asked.map(text => quote(text, claim)).find(found => found !== undefined))
    .filter(found => found !== undefined);
  return [...new Set(quotes)].slice(0, most);
}
