import type { Migration } from '@sufra/service-kit';
import type { PlanModel } from '../plan/plan-model.ts';
import { makeSearchable } from './001-make-searchable.ts';
import { foldSearches } from './002-fold-searches.ts';
import { carryWeeks } from './003-carry-weeks.ts';
import { straightenWords, type WordsDeps } from './004-straighten-words.ts';

interface Deps extends WordsDeps {
  plans: PlanModel;
}

export const migrations = ({ plans, ...words }: Deps): Migration[] => [
  { number: 1, name: 'make searchable', run: stopping => makeSearchable(words.recipes, stopping) },
  { number: 2, name: 'fold searches', run: stopping => foldSearches(words.recipes, stopping) },
  { number: 3, name: 'carry weeks', run: stopping => carryWeeks(plans, stopping) },
  { number: 4, name: 'straighten words', run: stopping => straightenWords(words, stopping) },
];
