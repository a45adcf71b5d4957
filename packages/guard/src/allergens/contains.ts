import { type Allergen, allergens } from './foods.ts';
import { type PlacedFood, type RecipeLines, readRecipe } from './read-recipe.ts';

export const diets = ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'] as const;
export type Diet = (typeof diets)[number];

/** An allergen that a recipe names, with the lines that say so. */
export type Contained = {
  allergen: Allergen;
  lines: { words: string; part: PlacedFood['part']; index: number }[];
};
export type Contents = { contains: Contained[]; diets: Diet[] };

/** The food that speaks against a diet. */
export const againstDiet: Readonly<Record<Diet, string>> = {
  vegetarian: 'flesh',
  vegan: 'animal',
  'gluten-free': 'gluten',
  'dairy-free': 'milk',
};

/**
 * Which of the fourteen the lines of a recipe name, and the diets that no line speaks against. A line that names no food that is known
 * may hold anything: beside one no diet is said.
 */
export function contentsOf(recipe: RecipeLines): Contents {
  const placed = readRecipe(recipe);
  const standing = placed.filter(({ isTakenOut }) => !isTakenOut);
  const contains = allergens.flatMap(allergen => {
    const lines = standing
      .filter(({ holds }) => holds.has(allergen))
      .map(({ words, part, index }) => ({ words, part, index }));
    return lines.length > 0 ? [{ allergen, lines }] : [];
  });
  const known = new Set(placed.filter(({ part }) => part === 'ingredients').map(({ index }) => index));
  const isAllKnown =
    recipe.ingredients.length > 0 && recipe.ingredients.every((_, index) => known.has(index));
  const speaks = (food: string) => standing.some(({ holds, may }) => holds.has(food) || may.has(food));
  return { contains, diets: isAllKnown ? diets.filter(diet => !speaks(againstDiet[diet])) : [] };
}
