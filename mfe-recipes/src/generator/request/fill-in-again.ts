import type { GenerationBody } from '@sufra/contracts';
import { requestStore } from './request-store.ts';

/** The form says what is asked for now. */
export function fillInAgain({ userPrompt, ingredients = [], avoid = [] }: GenerationBody) {
  const what = userPrompt === undefined ? { ingredients: ingredients.join(', ') } : { prompt: userPrompt };
  requestStore.change({ ...what, avoid: avoid.join(', ') });
}
