import { routes } from '@sufra/service-kit';
import { listRecipes } from './list-recipes.ts';
import type { RecipeModel } from './recipe-model.ts';

export const libraryRoutes = ({ recipes }: { recipes: RecipeModel }) =>
  routes({
    'GET /recipes': async ({ caller }) => ({
      recipes: await listRecipes({ recipes, ownerId: caller.userId }),
    }),
  });
