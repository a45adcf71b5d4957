import { routes } from '@sufra/service-kit';
import { type ExportDeps, exportRecipes } from './export-recipes.ts';
import { type FileDeps, writeFile } from './files/write-file.ts';

export const exportRoutes = (deps: ExportDeps & FileDeps) =>
  routes({
    'GET /recipes/export': ({ caller }) => exportRecipes(deps, caller.userId),
    'GET /recipe-files/{format}': ({ params: { format }, query: { id }, caller }) =>
      writeFile(deps, { ownerId: caller.userId, format, id }),
  });
