import { lexicon } from './lexicon.ts';
import { type FoundFood, readFoods } from './read-foods.ts';

/** The lines of a recipe; `language` is the one that it was asked for in, where the caller knows it. */
export type RecipeLines = {
  title?: string;
  ingredients: readonly string[];
  steps?: readonly string[];
  language?: string;
};
export type PlacedFood = FoundFood & { part: 'ingredients' | 'steps'; index: number };

const none: readonly string[] = [];

/**
 * The foods that a recipe names. A step speaks of what the ingredients name: where these say vegan butter or almond milk, the butter
 * and the milk of a step are that.
 */
export function readRecipe({ title = '', ingredients, steps = none, language }: RecipeLines): PlacedFood[] {
  const around = [title, ...ingredients, ...steps];
  const listed = ingredients.flatMap((line, index) =>
    placed(readFoods(line, { around, language }), 'ingredients', index),
  );
  const known = calledElse(listed);
  const told = steps.flatMap((line, index) =>
    placed(readFoods(line, { around, language }), 'steps', index).map(food => asListed(food, known)),
  );
  return [...listed, ...told];
}

const placed = (foods: readonly FoundFood[], part: PlacedFood['part'], index: number): PlacedFood[] =>
  foods.map(food => ({ ...food, part, index }));

// Foods that the ingredients name only without what they usually hold.
function calledElse(listed: readonly FoundFood[]): ReadonlySet<string> {
  const { byName } = lexicon().foods;
  const isWhole = ({ foods, holds, isTakenOut }: FoundFood) =>
    !isTakenOut && foods.every(name => [...(byName.get(name)?.holds ?? [])].every(held => holds.has(held)));
  const whole = new Set(listed.filter(isWhole).flatMap(({ foods }) => foods));
  const lacking = listed.filter(food => !isWhole(food)).flatMap(({ foods }) => foods);
  const called = listed.flatMap(({ foods }) => foods.flatMap(name => byName.get(name)?.called ?? []));
  return new Set([...lacking, ...called].filter(name => !whole.has(name)));
}

const asListed = (food: PlacedFood, known: ReadonlySet<string>): PlacedFood =>
  food.foods.some(name => known.has(name)) ? { ...food, isTakenOut: true } : food;
