import type { Eater } from '@sufra/contracts';
import { formatList, session } from '@sufra/web-kit';
import { nameOfSpice } from '../options/option-names.ts';
import { dietNames } from '../recipe/allergen-names.ts';
import { t } from '../texts/text.ts';

/** The reader is no third person. */
export const eaterName = ({ id, name }: Pick<Eater, 'id' | 'name'>): string =>
  id === session.get().user?._id ? t('eaters.you') : name;

export const eaterNames = (eaters: readonly Pick<Eater, 'id' | 'name'>[]): string =>
  formatList(eaters.map(eaterName));

/** 'no nuts · Vegetarian · No Spice'; empty of one who eats all, and of one who does not show it. */
export function eaterWords({ profile }: Pick<Eater, 'profile'>): string {
  if (!profile) return '';
  const { avoid, diets, spiceLevel } = profile;
  return [
    ...avoid.map(food => t('profile.part.without', { food })),
    ...diets.map(diet => dietNames()[diet]),
    ...(spiceLevel ? [nameOfSpice(spiceLevel)] : []),
  ].join(' · ');
}
