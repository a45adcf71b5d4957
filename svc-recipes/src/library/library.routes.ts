import { routes } from '@sufra/service-kit';
import { type CopyDeps, copySharedRecipe } from './copy-shared-recipe.ts';
import { countSaved } from './count-saved.ts';
import { deleteRecipe, restoreRecipe } from './delete-recipe.ts';
import { describeRecipe } from './describe-recipe.ts';
import { listSaved, listUnsaved } from './list-recipes.ts';
import { findOwnRecipe } from './own-recipe.ts';
import { endSharing, findSharedRecipe, shareRecipe } from './share-recipe.ts';

interface Deps extends CopyDeps {
  restoreMs: number;
}

export const libraryRoutes = ({ recipes, versions, rejudge, allowances, throttle, restoreMs }: Deps) =>
  routes({
    'GET /recipes': ({ query: { limit, after, ...filter }, caller }) =>
      listSaved({ recipes, rejudge, ownerId: caller.userId }, { filter, limit, after }),
    'GET /recipes/counts': ({ query, caller }) => countSaved({ recipes, ownerId: caller.userId }, query),
    'GET /recipes/unsaved': async ({ caller }) => ({
      recipes: await listUnsaved({ recipes, rejudge, ownerId: caller.userId }),
    }),
    'GET /recipes/{id}': async ({ params, caller }) => ({
      recipe: describeRecipe(
        await findOwnRecipe({ recipes, rejudge, ownerId: caller.userId, id: params.id }),
      ),
    }),
    'DELETE /recipes/{id}': ({ params, caller }) =>
      deleteRecipe({ recipes, ownerId: caller.userId, id: params.id }),
    'POST /recipes/{id}/restore': async ({ params, caller }) => ({
      recipe: await restoreRecipe({ recipes, rejudge, restoreMs, ownerId: caller.userId, id: params.id }),
    }),
    'POST /recipes/{id}/share': ({ params, caller }) =>
      shareRecipe({ recipes, rejudge, ownerId: caller.userId, id: params.id }),
    'DELETE /recipes/{id}/share': ({ params, caller }) =>
      endSharing({ recipes, ownerId: caller.userId, id: params.id }),
    'GET /recipes/shared/{token}': ({ params }) => findSharedRecipe({ recipes, rejudge }, params.token),
    'POST /recipes/shared/{token}/copy': async ({ params, caller }) => ({
      recipe: await copySharedRecipe(
        { recipes, versions, rejudge, allowances, throttle },
        { ownerId: caller.userId, token: params.token },
      ),
    }),
  });
