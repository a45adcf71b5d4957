import { piecesOf } from '../../pieces-of.ts';
import { type PlacedFood, type RecipeLines, readRecipe } from '../read-recipe.ts';
import { findAsWritten } from './as-written.ts';
import { type AvoidedWord, understand } from './understand.ts';

/** A word of the list that the recipe names, and where. */
export type AvoidedFinding = {
  avoid: string;
  /** The words of the recipe that mean it. */
  words: string;
  part: 'ingredients' | 'steps';
  index: number;
};

/** Where a recipe names what is to be avoided, in whatever language the list and the recipe are written. */
export function findAvoided(recipe: RecipeLines, avoid: readonly string[]): AvoidedFinding[] {
  const words = avoid.filter(word => word.trim()).map(word => understand(word));
  if (words.length === 0) return [];
  const foods = readRecipe(recipe);
  return words.flatMap(word => (word.foods.length > 0 ? byFood(word, foods) : byWords(word, recipe)));
}

function byFood({ written, foods }: AvoidedWord, placed: readonly PlacedFood[]): AvoidedFinding[] {
  return placed
    .filter(({ isTakenOut, holds }) => !isTakenOut && foods.some(food => holds.has(food)))
    .map(({ words, part, index }) => ({ avoid: written, words, part, index }));
}

function byWords({ written }: AvoidedWord, { ingredients, steps = [] }: RecipeLines): AvoidedFinding[] {
  const inPart = (part: AvoidedFinding['part'], lines: readonly string[]) =>
    lines.flatMap((line, index) => {
      const words = piecesOf(line).flatMap(piece => findAsWritten(written, piece) ?? [])[0];
      return words === undefined ? [] : [{ avoid: written, words, part, index }];
    });
  return [...inPart('ingredients', ingredients), ...inPart('steps', steps)];
}
