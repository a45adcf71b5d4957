import type { Migration } from '@sufra/service-kit';
import type { SavedRecipeModel } from '../recipes/saved-recipe-model.ts';
import { completeMemberFields } from '../users/complete-member-fields.ts';
import type { UserModel } from '../users/user-model.ts';
import { foldSearches } from './002-fold-searches.ts';
import { straightenTitles } from './003-straighten-titles.ts';

export const migrations = (users: UserModel, savedRecipes: SavedRecipeModel): Migration[] => [
  { number: 1, name: 'complete member fields', run: stopping => completeMemberFields(users, stopping) },
  { number: 2, name: 'fold searches', run: stopping => foldSearches(users, stopping) },
  {
    number: 3,
    name: 'straighten titles',
    run: stopping => straightenTitles(savedRecipes, stopping),
  },
];
