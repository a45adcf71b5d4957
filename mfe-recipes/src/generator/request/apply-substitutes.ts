import type { ProblemDetail, RefusedFinding } from '@sufra/contracts';
import type { RecipeRequest, RequestChange } from './recipe-request.ts';
import { splitList } from './split-list.ts';

/** The form with what is halal in the place of what is not; what came up in the recipe itself is to be avoided. */
export function applySubstitutes(request: RecipeRequest, details: readonly ProblemDetail[]): RequestChange {
  let { prompt } = request;
  let ingredients = splitList(request.ingredients);
  const avoid = splitList(request.avoid);
  for (const { path, finding } of details) {
    if (!finding) continue;
    const [field, place] = path.split('.');
    if (field === 'userPrompt') prompt = replaceIn(prompt, finding);
    else if (field === 'ingredients')
      ingredients = ingredients.map((line, at) =>
        at === Number(place) ? replaceIn(line, finding).replaceAll(',', '') : line,
      );
    else avoid.push(finding.words);
  }
  const halal = request.prompt
    ? { prompt: prompt.trim() }
    : { ingredients: ingredients.filter(Boolean).join(', ') };
  return { ...halal, avoid: avoid.join(', ') };
}

function replaceIn(text: string, { words, use: [instead = ''] }: RefusedFinding) {
  const found = wholeWords(words);
  if (!found.test(text)) return instead ? `${text} (with ${instead}, no ${words})` : text;
  return text
    .replaceAll(found, () => instead)
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** Wherever they stand by themselves: there is ham in champignons. */
const wholeWords = (words: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${words.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
    'giu',
  );
