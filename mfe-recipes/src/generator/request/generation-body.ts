import { type GenerationBody, messages, usualServings } from '@sufra/contracts';
import { say } from '@sufra/web-kit';
import { splitWords } from '../../profile/split-words.ts';
import type { RecipeRequest } from './recipe-request.ts';
import { requestLanguage } from './request-language.ts';

export type FieldName = 'prompt' | 'ingredients' | 'mealType' | 'avoid';
export type FieldProblems = Partial<Record<FieldName, string>>;

type Read = { body: GenerationBody } | { missing: FieldProblems };

/** What is sent, or what is missing for that. */
export function generationBody(request: RecipeRequest): Read {
  const { servingSize, spiceLevel } = request;
  const avoid = splitWords(request.avoid);
  const common = {
    language: requestLanguage(),
    ...(spiceLevel && { spiceLevel }),
    ...(avoid.length > 0 && { avoid }),
  };
  if (request.mode === 'words') {
    const userPrompt = request.prompt.trim();
    if (!userPrompt) return { missing: { prompt: say(messages.recipeRequestMissing) } };
    // A wish in words may say for how many; the number that stands in the form unless it is changed must not talk over it.
    const chosen = servingSize !== usualServings && { servingSize };
    return { body: { userPrompt, ...common, ...chosen } };
  }
  const ingredients = splitWords(request.ingredients);
  const { mealType, cuisine, healthGoals } = request;
  if (ingredients.length === 0)
    return { missing: { ingredients: say(messages.ingredientsOrMealTypeMissing) } };
  if (!mealType) return { missing: { mealType: say(messages.ingredientsOrMealTypeMissing) } };
  return {
    body: {
      ingredients,
      mealType,
      ...common,
      servingSize,
      ...(cuisine && { cuisine }),
      ...(healthGoals && { healthGoals }),
    },
  };
}
