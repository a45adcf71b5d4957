import type { WrittenRecipe } from '@sufra/contracts';

/** As a member writes it. */
export const ownText = (overrides: Partial<WrittenRecipe> = {}): WrittenRecipe => ({
  title: 'Rice of my mother',
  description: '',
  servings: 4,
  prepTime: 10,
  cookTime: 25,
  ingredients: ['200 g rice', '1 onion', '2 tbsp olive oil'],
  instructions: ['Soften the onion in the oil.', 'Cook the rice with it.'],
  notes: '',
  tags: ['Rice'],
  ...overrides,
});
