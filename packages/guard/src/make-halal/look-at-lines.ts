import type { RecipeText } from '../judge-recipe.ts';
import { type Mention, mentionsIn } from './mentions.ts';

/** What each text of a recipe names. */
export type Looked = { ingredients: Mention[][]; title: Mention[]; steps: Mention[][]; all: Mention[] };

/** The language is told, since a swap may bring in words of another one. */
export function lookAtLines({ title, ingredients, steps }: RecipeText, language: string): Looked {
  const around = [title, ...ingredients, ...steps];
  const context = { ingredients, around, language };
  const looked = {
    ingredients: ingredients.map(text => mentionsIn(text, { around, language })),
    title: mentionsIn(title, context),
    steps: steps.map(text => mentionsIn(text, context)),
  };
  return { ...looked, all: [...looked.ingredients.flat(), ...looked.title, ...looked.steps.flat()] };
}
