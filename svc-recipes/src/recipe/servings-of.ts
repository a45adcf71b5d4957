import { usualServings } from '@sufra/contracts';
import type { RecipeDocument } from './recipe-model.ts';

/** For how many a recipe is written. */
export const servingsOf = ({ options }: Pick<RecipeDocument, 'options'>) =>
  options.servingSize ?? usualServings;
