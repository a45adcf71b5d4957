import { routes } from '@sufra/service-kit';
import type { JudgeRecipe } from '../halal/judge-recipe.ts';
import { samplesJudgedBy } from './samples.ts';

export function samplesRoutes(judge: JudgeRecipe) {
  const recipes = samplesJudgedBy(judge);
  return routes({ 'GET /recipes/samples': () => ({ recipes }) });
}
