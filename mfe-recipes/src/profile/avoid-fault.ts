import { limits } from '@sufra/contracts';
import { t } from '../texts/text.ts';

/** What is wrong with a list of what is avoided. */
export function avoidFault(avoid: readonly string[]): string | undefined {
  if (avoid.length > limits.ingredientsInRequest)
    return t('profile.avoid.tooMany', { most: limits.ingredientsInRequest });
  const long = avoid.find(word => word.length > limits.ingredientLength);
  return long && t('profile.avoid.tooLong', { word: long.slice(0, 40) });
}
