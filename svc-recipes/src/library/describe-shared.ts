import type { SharedRecipe } from '@sufra/contracts';
import type { JudgedRecipe } from '../halal/rejudge.ts';
import { describeRecipe } from './describe-recipe.ts';

/** A recipe as every visitor may see it: with nothing of its owner. */
export function describeShared(judged: JudgedRecipe): SharedRecipe {
  const { _id, isSaved, favorite, keptUntil, shareToken, version, editedAt, personal, avoided, ...shared } =
    describeRecipe(judged);
  return shared;
}
