import type { CookingProfile } from '@sufra/contracts';
import { nameOfSpice } from '../options/option-names.ts';
import { dietNames } from '../recipe/allergen-names.ts';
import { schoolNames } from '../schools/school-names.ts';
import { t } from '../texts/text.ts';

/** What a profile says, part by part. */
export const profileWords = ({ avoid, diets, servingSize, spiceLevel, school }: CookingProfile): string[] => [
  ...avoid.map(food => t('profile.part.without', { food })),
  ...diets.map(diet => dietNames()[diet]),
  ...(servingSize === null ? [] : [t('profile.part.people', { count: servingSize })]),
  ...(spiceLevel === null ? [] : [nameOfSpice(spiceLevel)]),
  ...(school === null ? [] : [t('check.result.school', { school: schoolNames()[school] })]),
];
