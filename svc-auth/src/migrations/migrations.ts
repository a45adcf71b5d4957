import type { Migration } from '@sufra/service-kit';
import { completeMemberFields } from '../users/complete-member-fields.ts';
import type { UserModel } from '../users/user-model.ts';
import { foldSearches } from './002-fold-searches.ts';

export const migrations = (users: UserModel): Migration[] => [
  { number: 1, name: 'complete member fields', run: stopping => completeMemberFields(users, stopping) },
  { number: 2, name: 'fold searches', run: stopping => foldSearches(users, stopping) },
];
