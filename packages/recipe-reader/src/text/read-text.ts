import { readMinutes } from '../numbers/read-minutes.ts';
import { readServings } from '../numbers/read-servings.ts';
import type { ReadRecipe } from '../read-recipe.ts';
import { readHeaded } from './read-headed.ts';
import { readPlain } from './read-plain.ts';
import { textLines } from './text-lines.ts';

export interface TextReading {
  /** In their order; none where the text has no clear shape, which does not say that there is no recipe in it. */
  recipes: ReadRecipe[];
}

const forSoMany =
  /(?:serves|servings?:?|for|makes|portions?:?|für|pour|per|para|porsi:?|personen:?|kişilik:?)\s{0,3}(\p{Nd}{1,3})|(\p{Nd}{1,3})\s{0,3}(?:servings|people|persons|portionen|personen|personnes|persone|personas|porções|kişilik|porsi|orang|أشخاص|افراد)/iu;
const whole = /(?:total(?: time)?|gesamtzeit|temps total)\W{0,3}([^\n]{2,30})/iu;

/** A pasted text whose lines say what is what: under headings, or a title, a list with amounts and the steps. */
export function readText(text: string): TextReading {
  const lines = textLines(text);
  const headed = readHeaded(lines);
  const found = headed.length > 0 ? headed : readPlain(lines);
  const [, behind, before] = forSoMany.exec(text) ?? [];
  const servings = readServings(behind ?? before ?? '');
  const totalMinutes = readMinutes(whole.exec(text)?.[1] ?? '');
  return { recipes: found.map(recipe => ({ servings, totalMinutes, ...recipe })) };
}
