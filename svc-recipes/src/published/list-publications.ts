import type { AnswerOf, ParsedQuery } from '@sufra/contracts';
import { pageOf } from '@sufra/service-kit';
import type { Guard } from '../halal/guard.ts';
import { present } from '../library/own-recipe.ts';
import type { RecipeDocument, RecipeModel } from '../recipe/recipe-model.ts';
import { describeInQueue } from './describe-publication.ts';

interface Deps {
  recipes: RecipeModel;
  guard: Pick<Guard, 'judgeRecipe'>;
}

const lists = {
  waiting: { flag: 'publication.isWaiting', by: 'publication.askedAt', at: 'askedAt' },
  public: { flag: 'publication.isPublic', by: 'publication.publishedAt', at: 'publishedAt' },
} as const;

/** For moderators: what waits for them, or what is public. */
export async function listPublications(
  { recipes, guard }: Deps,
  { state, ...asked }: ParsedQuery<'GET /recipes/publications'>,
): Promise<AnswerOf<'GET /recipes/publications'>> {
  const { flag, by, at } = lists[state];
  const page = pageOf({ by, kind: 'date' }, asked);
  const found = await recipes
    .find({ [flag]: true, $and: [present(), page.filter] })
    .sort(page.sort)
    .limit(page.limit)
    .lean<RecipeDocument[]>();
  const { entries, next } = page.cut(found.map(recipe => ({ ...recipe, [by]: recipe.publication?.[at] })));
  return { publications: entries.map(recipe => describeInQueue(recipe, guard.judgeRecipe)), next };
}
