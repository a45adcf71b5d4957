import type { AnswerOf, Recipe } from '@sufra/contracts';
import { limits } from '@sufra/contracts';
import { pageOf } from '@sufra/service-kit';
import type { Rejudge } from '../halal/rejudge.ts';
import type { RecipeDocument, RecipeModel } from '../recipe/recipe-model.ts';
import { describeJudged } from './describe-judged.ts';
import { visibleTo } from './own-recipe.ts';
import { type SavedFilter, savedFilter } from './saved-filter.ts';

interface Deps {
  recipes: RecipeModel;
  rejudge: Rejudge;
  ownerId: string;
}

interface SavedPage {
  filter?: SavedFilter;
  limit: number;
  after?: string | undefined;
}

export async function listSaved(
  deps: Deps,
  { filter = {}, ...asked }: SavedPage,
): Promise<AnswerOf<'GET /recipes'>> {
  const page = pageOf({ by: 'createdAt', kind: 'date' }, asked);
  const wanted = savedFilter(deps.ownerId, filter);
  if (!wanted) return { recipes: [], next: null };
  const found = await deps.recipes
    .find({ $and: [wanted, page.filter] })
    .sort(page.sort)
    .limit(page.limit)
    .lean<RecipeDocument[]>();
  const { entries, next } = page.cut(found);
  return { recipes: await describeJudged(deps.rejudge, entries), next };
}

/** For an export, page after page. */
export async function everySaved(deps: Deps): Promise<Recipe[]> {
  const all: Recipe[] = [];
  for (let after: string | undefined, isMore = true; isMore; ) {
    const { recipes, next } = await listSaved(deps, { limit: limits.pageLengthMax, after });
    all.push(...recipes);
    after = next ?? undefined;
    isMore = next !== null;
  }
  return all;
}

/** As few as one generates in the day that they are kept for. */
export async function listUnsaved(deps: Deps): Promise<Recipe[]> {
  const found = await deps.recipes
    .find({ ...visibleTo(deps.ownerId), isSaved: false })
    .sort({ createdAt: -1, _id: -1 })
    .lean<RecipeDocument[]>();
  return describeJudged(deps.rejudge, found);
}
