import type { ImportedRecipe } from '@sufra/contracts';
import { t } from '../../texts/text.ts';

/** In the shape in which a text is read without a model, so that a member can change it and have it read again. */
export const asText = ({ title, ingredients, instructions }: ImportedRecipe): string =>
  [
    title,
    [t('import.edit.ingredients'), ...ingredients].join('\n'),
    [t('import.edit.method'), ...instructions.map((step, place) => `${place + 1}. ${step}`)].join('\n'),
  ].join('\n\n');
