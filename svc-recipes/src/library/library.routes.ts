import type { Recipe } from '@sufra/contracts';
import { Problem, routes } from '@sufra/service-kit';
import type { NoteShown } from '../household/note-shown.ts';
import type { RecipeDocument } from '../recipe/recipe-model.ts';
import { type CopyDeps, copySharedRecipe } from './copy-shared-recipe.ts';
import { countSaved } from './count-saved.ts';
import { deleteRecipe, restoreRecipe } from './delete-recipe.ts';
import { describeRecipe } from './describe-recipe.ts';
import { listSaved, listUnsaved } from './list-recipes.ts';
import { visibleTo } from './own-recipe.ts';
import { endSharing, findSharedRecipe, shareRecipe } from './share-recipe.ts';

interface Deps extends CopyDeps {
  /** A recipe that another member of the household has planned, or shows. */
  readAtTable: (asked: { memberId: string; id: string }) => Promise<Recipe | undefined>;
  noteShown: NoteShown;
  restoreMs: number;
}

export const libraryRoutes = ({
  recipes,
  versions,
  rejudge,
  allowances,
  throttle,
  restoreMs,
  readAtTable,
  noteShown,
}: Deps) =>
  routes({
    'GET /recipes': ({ query: { limit, after, ...filter }, caller }) =>
      listSaved({ recipes, rejudge, ownerId: caller.userId }, { filter, limit, after }),
    'GET /recipes/counts': ({ query, caller }) => countSaved({ recipes, ownerId: caller.userId }, query),
    'GET /recipes/unsaved': async ({ caller }) => ({
      recipes: await listUnsaved({ recipes, rejudge, ownerId: caller.userId }),
    }),
    'GET /recipes/{id}': async ({ params: { id }, caller: { userId } }) => {
      const recipe = await recipes.findOne({ ...visibleTo(userId), _id: id }).lean<RecipeDocument>();
      if (recipe) return { recipe: describeRecipe(await rejudge(recipe)) };
      const atTable = await readAtTable({ memberId: userId, id });
      if (!atTable) throw new Problem('not_found');
      return { recipe: atTable };
    },
    'DELETE /recipes/{id}': ({ params, caller }) =>
      deleteRecipe({ recipes, noteShown, ownerId: caller.userId, id: params.id }),
    'POST /recipes/{id}/restore': async ({ params, caller }) => ({
      recipe: await restoreRecipe({
        ...{ recipes, rejudge, restoreMs, noteShown },
        ...{ ownerId: caller.userId, id: params.id },
      }),
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
