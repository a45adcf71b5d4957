import type { Recipe } from '@sufra/contracts';

export const aRecipe = (overrides: Partial<Recipe> = {}): Recipe => ({
  _id: '65f0c00c0000000000000001',
  language: 'en',
  title: 'Yoghurt chicken with date rice',
  description: 'Tender chicken over rice with soft dates.',
  prepTime: 15,
  cookTime: 40,
  ingredients: ['700 g chicken thighs', '300 g basmati rice'],
  instructions: ['Coat the chicken.', 'Roast for 35 minutes.'],
  ingredientLines: [
    { quantity: 700, unit: 'g', item: 'chicken thighs', note: null },
    { quantity: 300, unit: 'g', item: 'basmati rice', note: null },
  ],
  steps: [
    { text: 'Coat the chicken.', minutes: null },
    { text: 'Roast for 35 minutes.', minutes: 35 },
  ],
  calories: 560,
  tags: ['High-protein'],
  createdAt: '2026-11-20T18:00:00.000Z',
  options: { servingSize: 4, avoid: [] },
  halal: { verdict: 'halal', notes: [], forbidden: [] },
  contents: { contains: [], diets: [] },
  nutrition: null,
  picture: { path: '/api/v1/recipes/pictures/a.rice', alt: 'A plate of chicken with rice' },
  source: { kind: 'model', name: 'a-model' },
  isSaved: true,
  favorite: false,
  keptUntil: null,
  shareToken: null,
  ...overrides,
});
