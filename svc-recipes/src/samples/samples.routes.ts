import type { SharedRecipe } from '@sufra/contracts';
import { routes } from '@sufra/service-kit';
import type { JudgeRecipe } from '../halal/judge-recipe.ts';
import { samplesJudgedBy } from './samples.ts';

export function samplesRoutes(judge: JudgeRecipe) {
  // Reading them loads all words of the guard, which no start has to wait for.
  let recipes: SharedRecipe[] | undefined;
  const samples = () => {
    recipes ??= samplesJudgedBy(judge);
    return { recipes };
  };
  return routes({ 'GET /recipes/samples': samples });
}
