import { t } from '../texts/text.ts';

/** A text's choice knows letters alone: 'Suhoor (Pre-Dawn)' is 'SuhoorPreDawn' there. */
export const lettersOf = (value: string) => value.replaceAll(/[^a-z]/gi, '');

// What stands on the wire is English, and English says it as it is: its texts cost home no words twice.
export const nameOfMealType = (value: string) => t('option.mealType', { name: lettersOf(value), value });
export const nameOfCuisine = (value: string) => t('option.cuisine', { name: lettersOf(value), value });
export const nameOfHealthGoal = (value: string) => t('option.healthGoal', { name: lettersOf(value), value });
export const nameOfSpice = (value: string) => t('option.spice', { name: lettersOf(value), value });

/** The choices of a field, each said in the page's language. */
export const named = (values: readonly string[], nameOf: (value: string) => string) =>
  values.map(value => ({ value, label: nameOf(value) }));
