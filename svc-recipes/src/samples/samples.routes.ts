import type { SharedRecipe, SiteLanguage } from '@sufra/contracts';
import { routes } from '@sufra/service-kit';
import type { JudgeRecipe } from '../halal/judge-recipe.ts';
import { samplesJudgedBy } from './samples.ts';

export function samplesRoutes(judge: JudgeRecipe) {
  // Reading them loads all words of the guard, which no start has to wait for.
  const byLanguage = new Map<SiteLanguage, SharedRecipe[]>();
  function samplesIn(language: SiteLanguage) {
    const recipes = byLanguage.get(language) ?? samplesJudgedBy(judge, language);
    byLanguage.set(language, recipes);
    return { recipes };
  }
  return routes({ 'GET /recipes/samples': ({ query }) => samplesIn(query.language) });
}
