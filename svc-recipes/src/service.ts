import { openService, type RunningService } from '@sufra/service-kit';
import type { RecipesConfig } from './config.ts';
import { libraryRoutes } from './library/library.routes.ts';
import { recipeModel } from './library/recipe-model.ts';

export async function start(config: RecipesConfig): Promise<RunningService> {
  const service = openService({ name: 'svc-recipes', config });
  const recipes = recipeModel(service.mongo);
  return service.start({ routes: [libraryRoutes({ recipes })] });
}
