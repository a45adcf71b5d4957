import type { RecipeText } from '../judge-recipe.ts';
import type { Mention } from '../mentions/mentions.ts';
import type { School } from '../schools/load-topics.ts';
import { mentionsBy } from './mentions-by.ts';

/** What each text of a recipe names. */
export type Looked = { ingredients: Mention[][]; title: Mention[]; steps: Mention[][]; all: Mention[] };

/** The language is told, since a swap may bring in words of another one. */
export function lookAtLines(
  { title, ingredients, steps }: RecipeText,
  language: string,
  school?: School,
): Looked {
  const around = [title, ...ingredients, ...steps];
  const context = { ingredients, around, language };
  const looked = {
    ingredients: ingredients.map(text => mentionsBy(text, { around, language }, school)),
    title: mentionsBy(title, context, school),
    steps: steps.map(text => mentionsBy(text, context, school)),
  };
  return { ...looked, all: [...looked.ingredients.flat(), ...looked.title, ...looked.steps.flat()] };
}
