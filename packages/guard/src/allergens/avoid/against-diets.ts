import { againstDiet, type Diet } from '../contains.ts';
import { type PlacedFood, type RecipeLines, readRecipe } from '../read-recipe.ts';

/** A diet that a line of the recipe speaks against, and the words that do. */
export type AgainstDiet = { diet: Diet; words: string } & Pick<PlacedFood, 'part' | 'index'>;

/** What speaks against each of the diets. What does so by brand or recipe alone (a stock cube) does not count. */
export function findAgainstDiets(recipe: RecipeLines, diets: readonly Diet[]): AgainstDiet[] {
  if (diets.length === 0) return [];
  const standing = readRecipe(recipe).filter(({ isTakenOut }) => !isTakenOut);
  return diets.flatMap(diet =>
    standing
      .filter(({ holds }) => holds.has(againstDiet[diet]))
      .map(({ words, part, index }) => ({ diet, words, part, index })),
  );
}
