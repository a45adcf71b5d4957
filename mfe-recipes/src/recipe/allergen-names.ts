import type { ContainedAllergen, RecipeContents } from '@sufra/contracts';

export const allergenNames: Record<ContainedAllergen['allergen'], string> = {
  celery: 'celery',
  gluten: 'gluten',
  crustaceans: 'crustaceans',
  eggs: 'egg',
  fish: 'fish',
  lupin: 'lupin',
  milk: 'milk',
  molluscs: 'molluscs',
  mustard: 'mustard',
  nuts: 'nuts',
  peanuts: 'peanuts',
  sesame: 'sesame',
  soya: 'soya',
  sulphites: 'sulphites',
};

/** As marks that the lines of a recipe do not speak against; never a promise. */
export const dietNames: Record<RecipeContents['diets'][number], string> = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  'gluten-free': 'Without gluten',
  'dairy-free': 'Without dairy',
};
