import { routes } from '@sufra/service-kit';
import { type ExportDeps, exportRecipes } from './export-recipes.ts';

export const exportRoutes = (deps: ExportDeps) =>
  routes({ 'GET /recipes/export': ({ caller }) => exportRecipes(deps, caller.userId) });
