import type { ChefRecipe } from '../cook/recipe.ts';
import type { Fault } from './fault.ts';
import { type Circumstances, spoilRecipe } from './spoil-recipe.ts';

/** What a model's turn holds, whichever API carries it. */
export interface Answer {
  text: string;
  refusal: string | null;
  isCutShort: boolean;
}

const garbage =
  'Sure! Here is your recipe: take some of this }{ and a bit of that, ["stir", undefined, and enjoy!!1 ¯\\_(ツ)_/¯';

export const asAnswer = (text: string): Answer => ({ text, refusal: null, isCutShort: false });

/** The recipe as a model would send it, or as the fault wants it sent. */
export function spoilAnswer(recipe: ChefRecipe, fault: Fault | undefined, about: Circumstances): Answer {
  const text = JSON.stringify(fault ? (spoilRecipe[fault.name]?.(recipe, about) ?? recipe) : recipe);
  switch (fault?.name) {
    case 'garbage':
      return asAnswer(garbage);
    case 'half-json':
      return { text: text.slice(0, text.length / 2), refusal: null, isCutShort: true };
    case 'schema-wrong':
      return asAnswer(
        JSON.stringify({ isFood: 'yes', title: 7, ingredients: 'some', steps: { first: 'stir' } }),
      );
    case 'empty':
      return asAnswer('');
    case 'refusal':
      return { text: '', refusal: 'I’m sorry, but I can’t help with that.', isCutShort: false };
    default:
      return asAnswer(text);
  }
}
