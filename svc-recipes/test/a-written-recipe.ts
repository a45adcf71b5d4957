/** A recipe as a model writes it. */
export const aWrittenRecipe = (overrides: object = {}) => ({
  isFood: true,
  title: 'Chicken with rice',
  description: 'A pot of rice with chicken.',
  prepTime: 10,
  cookTime: 35,
  calories: 520,
  tags: ['One pot'],
  ingredientLines: [
    { quantity: 600, unit: 'g', item: 'chicken thighs', note: 'in pieces' },
    { quantity: 300, unit: 'g', item: 'basmati rice', note: null },
    { quantity: null, unit: null, item: 'salt', note: 'to taste' },
  ],
  steps: [
    { text: 'Brown the chicken.', minutes: 8 },
    { text: 'Add the rice and water, and cook it covered.', minutes: 20 },
  ],
  ...overrides,
});
