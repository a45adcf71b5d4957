import type { Migration } from '@sufra/service-kit';
import type { RecipeModel } from '../recipe/recipe-model.ts';
import { makeSearchable } from './001-make-searchable.ts';

export const migrations = (recipes: RecipeModel): Migration[] => [
  { number: 1, name: 'make searchable', run: stopping => makeSearchable(recipes, stopping) },
];
