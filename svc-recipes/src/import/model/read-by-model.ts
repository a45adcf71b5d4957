import { Problem } from '@sufra/service-kit';
import { ModelFailure } from '../../generation/model/model-failure.ts';
import { repeatsPrompt } from '../../generation/prompts.ts';
import type { Asking, ImportDeps } from '../import-deps.ts';
import { noRecipe } from '../no-recipe.ts';
import { asOneGeneration } from './as-one-generation.ts';
import { ModelReading, modelReadingSchema } from './model-reading.ts';
import { readingMessages } from './reading-prompt.ts';

interface Ask {
  text: string;
  image?: string;
  asking: Asking;
  /** What is named where no recipe was found. */
  seen: string;
}

/** Others' text, read by the model: it goes in as data, and what comes back is measured like everything from outside. */
export function readByModel(deps: ImportDeps, { text, image, asking, seen }: Ask) {
  return asOneGeneration(deps, asking, async ({ signal, onWritten }) => {
    const answer = await deps
      .model({
        messages: readingMessages(text),
        image,
        form: { name: 'read_recipe', schema: modelReadingSchema },
        signal,
        onText: onWritten,
      })
      .catch(error => {
        throw error instanceof ModelFailure ? refusalOf(error) : error;
      });
    const read = ModelReading.safeParse(parse(answer.text));
    if (!read.success) throw new Problem('generator_unavailable', { cause: read.error });
    const { isRecipe, ...recipe } = read.data;
    if (!isRecipe || recipe.ingredients.length === 0) throw noRecipe(seen);
    if ([recipe.title, ...recipe.ingredients, ...recipe.instructions].some(repeatsPrompt))
      throw noRecipe(seen);
    return recipe;
  });
}

/** What no later call will change: no model is there that reads this. */
const refusalOf = (failure: ModelFailure) =>
  new Problem(failure.kind === 'broken' ? 'model_needed' : 'generator_unavailable', { cause: failure });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
