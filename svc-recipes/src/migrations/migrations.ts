import type { Migration } from '@sufra/service-kit';
import type { RecipeModel } from '../recipe/recipe-model.ts';
import { makeSearchable } from './001-make-searchable.ts';
import { foldSearches } from './002-fold-searches.ts';

export const migrations = (recipes: RecipeModel): Migration[] => [
  { number: 1, name: 'make searchable', run: stopping => makeSearchable(recipes, stopping) },
  { number: 2, name: 'fold searches', run: stopping => foldSearches(recipes, stopping) },
];
