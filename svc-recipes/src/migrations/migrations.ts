import type { Migration } from '@sufra/service-kit';
import type { PlanModel } from '../plan/plan-model.ts';
import type { RecipeModel } from '../recipe/recipe-model.ts';
import { makeSearchable } from './001-make-searchable.ts';
import { foldSearches } from './002-fold-searches.ts';
import { carryWeeks } from './003-carry-weeks.ts';

interface Deps {
  recipes: RecipeModel;
  plans: PlanModel;
}

export const migrations = ({ recipes, plans }: Deps): Migration[] => [
  { number: 1, name: 'make searchable', run: stopping => makeSearchable(recipes, stopping) },
  { number: 2, name: 'fold searches', run: stopping => foldSearches(recipes, stopping) },
  { number: 3, name: 'carry weeks', run: stopping => carryWeeks(plans, stopping) },
];
