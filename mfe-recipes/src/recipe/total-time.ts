import type { SharedRecipe } from '@sufra/contracts';

/** What a cook plans with: '40 min', '2 h', '2 h 30'. */
export function totalTime({ prepTime, cookTime }: Pick<SharedRecipe, 'prepTime' | 'cookTime'>): string {
  const minutes = Math.round(prepTime + cookTime);
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest ? `${Math.floor(minutes / 60)} h ${rest}` : `${minutes / 60} h`;
}
