import { routes } from '@sufra/service-kit';
import type { ImportDeps } from './import-deps.ts';
import { importRecipe } from './import-recipe.ts';
import { saveImported } from './save-imported.ts';

export const importRoutes = (deps: ImportDeps) =>
  routes({
    'POST /recipes/import': ({ body, file, caller }, { ip, signal }) =>
      importRecipe(deps, { body, file, memberId: caller.userId, ip, signal }),
    'POST /recipes/imported': async ({ body, caller }) => ({
      recipe: await saveImported(deps, caller.userId, body),
    }),
  });
