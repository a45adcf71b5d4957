import { judgeRecipe } from '../src/judge-recipe.ts';
import { judge } from '../src/judge-text.ts';
import type { Read } from './read-texts.ts';

/** Judges a text, or a recipe as a whole. */
export function judgeOne(read: Read, language: string | undefined) {
  if ('text' in read) return judge(read.text, { language });
  return judgeRecipe({ ...read.recipe, language: language ?? read.recipe.language });
}
