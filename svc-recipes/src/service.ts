import { openService, type RunningService } from '@sufra/service-kit';
import type { RecipesConfig } from './config.ts';
import { libraryRoutes } from './library/library.routes.ts';
import { recipeModel } from './library/recipe-model.ts';
import { planModel } from './plan/plan-model.ts';
import { planRoutes } from './plan/plan.routes.ts';
import { allowanceModel } from './quota/allowance-model.ts';
import { subscriptions } from './subscriptions.ts';

export async function start(config: RecipesConfig): Promise<RunningService> {
  const service = openService({ name: 'svc-recipes', config });
  const recipes = recipeModel(service.mongo);
  const plans = planModel(service.mongo);
  const allowances = allowanceModel(service.mongo);
  return service.start({
    // The plan's path comes before that of a recipe with any id.
    routes: [planRoutes({ plans, recipes, allowances }), libraryRoutes({ recipes })],
    subscriptions: subscriptions({ recipes, plans, allowances }),
    outboxes: [recipes, allowances],
  });
}
