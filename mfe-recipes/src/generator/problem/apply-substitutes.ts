import type { GenerationBody, ProblemDetail, RefusedFinding } from '@sufra/contracts';
import { wholeWords } from './whole-words.ts';

/** The request with what is halal in the place of what is not; what came up in the recipe itself is to be avoided. */
export function applySubstitutes(body: GenerationBody, details: readonly ProblemDetail[]): GenerationBody {
  let { userPrompt, ingredients } = body;
  const avoid = [...(body.avoid ?? [])];
  for (const { path, finding } of details) {
    if (!finding) continue;
    const [field, place] = path.split('.');
    if (field === 'userPrompt') userPrompt = replaceIn(userPrompt ?? '', finding);
    else if (field === 'ingredients')
      ingredients = ingredients?.map((line, at) =>
        at === Number(place) ? replaceIn(line, finding).replaceAll(',', '') : line,
      );
    else if (!avoid.includes(finding.words)) avoid.push(finding.words);
  }
  return {
    ...body,
    ...(userPrompt !== undefined && { userPrompt: userPrompt.trim() }),
    ...(ingredients && { ingredients: ingredients.filter(Boolean) }),
    ...(avoid.length > 0 && { avoid }),
  };
}

/** Whether there is still something to cook in it. */
export const asksForSomething = ({ userPrompt, ingredients }: GenerationBody) =>
  Boolean(userPrompt?.trim() || ingredients?.length);

// English in each language: the check knows for certain what 'no' means there, and does not refuse what is named after it.
function replaceIn(text: string, { words, use: [instead = ''] }: RefusedFinding) {
  const found = wholeWords([words]);
  if (!found.test(text)) return instead ? `${text} (with ${instead}, no ${words})` : text;
  return text
    .replaceAll(found, () => instead)
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
