import type { ContainedAllergen, RecipeContents } from '@sufra/contracts';
import { t } from '../texts/text.ts';

export const allergenNames = (): Record<ContainedAllergen['allergen'], string> => ({
  celery: t('recipe.allergen.celery'),
  gluten: t('recipe.allergen.gluten'),
  crustaceans: t('recipe.allergen.crustaceans'),
  eggs: t('recipe.allergen.eggs'),
  fish: t('recipe.allergen.fish'),
  lupin: t('recipe.allergen.lupin'),
  milk: t('recipe.allergen.milk'),
  molluscs: t('recipe.allergen.molluscs'),
  mustard: t('recipe.allergen.mustard'),
  nuts: t('recipe.allergen.nuts'),
  peanuts: t('recipe.allergen.peanuts'),
  sesame: t('recipe.allergen.sesame'),
  soya: t('recipe.allergen.soya'),
  sulphites: t('recipe.allergen.sulphites'),
});

/** As marks that the lines of a recipe do not speak against; never a promise. */
export const dietNames = (): Record<RecipeContents['diets'][number], string> => ({
  vegetarian: t('recipe.diet.vegetarian'),
  vegan: t('recipe.diet.vegan'),
  'gluten-free': t('recipe.diet.glutenFree'),
  'dairy-free': t('recipe.diet.dairyFree'),
});
