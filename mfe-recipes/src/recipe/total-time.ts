import type { SharedRecipe } from '@sufra/contracts';

/** What a cook plans with: '40 min', '2 h', '2 h 05'. */
export function timeText(given: number): string {
  const minutes = Math.round(given);
  if (minutes < 60) return `${minutes} min`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest ? `${hours} h ${String(rest).padStart(2, '0')}` : `${hours} h`;
}

export const totalTime = ({ prepTime, cookTime }: Pick<SharedRecipe, 'prepTime' | 'cookTime'>) =>
  timeText(prepTime + cookTime);
