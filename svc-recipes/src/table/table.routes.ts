import { routes } from '@sufra/service-kit';
import type { CopyDeps } from '../library/copy-shared-recipe.ts';
import { copyShown, listShown } from './read-shown.ts';
import { type ShowDeps, showRecipe, takeBackRecipe } from './show-recipe.ts';

export const tableRoutes = (deps: ShowDeps & CopyDeps) =>
  routes({
    'GET /recipes/table': ({ query, caller }) => listShown(deps, caller.userId, query),
    'PUT /recipes/{id}/table': async ({ params: { id }, caller }) => ({
      recipe: await showRecipe(deps, { memberId: caller.userId, id }),
    }),
    'DELETE /recipes/{id}/table': async ({ params: { id }, caller }) => ({
      recipe: await takeBackRecipe(deps, { memberId: caller.userId, id }),
    }),
    'POST /recipes/{id}/table/copy': async ({ params: { id }, caller }) => ({
      recipe: await copyShown(deps, { memberId: caller.userId, id }),
    }),
  });
