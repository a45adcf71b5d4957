import {
  freeMealTypes,
  type GenerationBody,
  messages,
  type RecipeOptions,
  type SiteLanguage,
} from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import type { z } from 'zod';

export type Body = z.output<typeof GenerationBody>;
type Options = z.output<typeof RecipeOptions>;

/** What a member asks for, in one of two ways. */
export type RecipeRequest = {
  language: SiteLanguage;
  options: Options;
  usualServings?: number;
  /** Who eats with the caller, by their ids. */
  eaters?: string[];
} & (
  | { mode: 'prompt'; userPrompt: string }
  | { mode: 'ingredients'; ingredients: string[]; mealType: string }
);

const missing = (path: string, message: string) =>
  new Problem('invalid_request', { message, details: [{ path, message }] });

/** Free text wins; what belongs to the other way of asking is then left out. A text of spaces is an empty one. */
export function readRequest(body: Body): RecipeRequest {
  const { userPrompt = '', ingredients = [], mealType, avoid = [], diets = [], language } = body;
  const { servingSize, spiceLevel, usualServings, eaters = [] } = body;
  const usual = {
    ...(usualServings !== undefined && { usualServings }),
    ...(eaters.length > 0 && { eaters: [...new Set(eaters)].toSorted() }),
  };
  const common = { servingSize, spiceLevel, avoid, ...(diets.length > 0 && { diets }) };
  if (userPrompt.trim())
    return { mode: 'prompt', userPrompt: userPrompt.trim(), language, options: common, ...usual };
  if (userPrompt) throw missing('userPrompt', messages.recipeRequestMissing);
  if (ingredients.length === 0 || !mealType)
    throw missing(
      ingredients.length === 0 ? 'ingredients' : 'mealType',
      messages.ingredientsOrMealTypeMissing,
    );
  const options = { ...common, cuisine: body.cuisine, healthGoals: body.healthGoals };
  return { mode: 'ingredients', ingredients, mealType, language, options, ...usual };
}

const freeOnes: readonly string[] = freeMealTypes;

export const isPremiumOnly = (request: RecipeRequest) =>
  request.mode === 'ingredients' && !freeOnes.includes(request.mealType);
