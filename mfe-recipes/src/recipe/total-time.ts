import type { SharedRecipe } from '@sufra/contracts';
import { t } from '../texts/text.ts';

/** What a cook plans with: '40 min', '2 h', '2 h 05'. */
export function timeText(given: number): string {
  const minutes = Math.round(given);
  if (minutes < 60) return t('recipe.time.minutes', { minutes });
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest
    ? t('recipe.time.both', { hours, minutes: String(rest).padStart(2, '0') })
    : t('recipe.time.hours', { hours });
}

export const totalTime = ({ prepTime, cookTime }: Pick<SharedRecipe, 'prepTime' | 'cookTime'>) =>
  timeText(prepTime + cookTime);
