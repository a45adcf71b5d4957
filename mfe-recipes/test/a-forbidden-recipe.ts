import type { PlacedFinding, Recipe } from '@sufra/contracts';
import { aRecipe } from './a-recipe.ts';

const bacon = {
  words: 'smoked bacon',
  reason: 'This is pork, or is made with it.',
  rule: 2,
  substitute: 'beef bacon or turkey bacon',
  use: ['beef bacon', 'turkey bacon'],
};

const placed = (part: PlacedFinding['part'], index: number, words = bacon.words): PlacedFinding => ({
  ...bacon,
  words,
  part,
  index,
});

/** One that an older check let through. */
export const aForbiddenRecipe = (overrides: Partial<Recipe> = {}): Recipe =>
  aRecipe({
    title: 'Pasta carbonara with bacon',
    ingredients: ['400 g spaghetti', '150 g smoked bacon', '4 eggs'],
    ingredientLines: [
      { quantity: 400, unit: 'g', item: 'spaghetti', note: null },
      { quantity: 150, unit: 'g', item: 'smoked bacon', note: null },
      { quantity: 4, unit: null, item: 'eggs', note: null },
    ],
    instructions: ['Boil the spaghetti.', 'Fry the bacon.', 'Stir in the eggs.'],
    steps: [
      { text: 'Boil the spaghetti.', minutes: 10 },
      { text: 'Fry the bacon.', minutes: null },
      { text: 'Stir in the eggs.', minutes: null },
    ],
    halal: {
      verdict: 'haram',
      notes: [],
      forbidden: [placed('title', 0, 'bacon'), placed('ingredients', 1), placed('steps', 1, 'bacon')],
    },
    ...overrides,
  });
