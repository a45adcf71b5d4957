import type { AnswerOf, Recipe } from '@sufra/contracts';
import { Problem, pageOf } from '@sufra/service-kit';
import { trusted } from 'mongoose';
import { type Seat, seatOf, sittingAt } from '../household/seat-of.ts';
import { type CopyDeps, copyPublic } from '../library/copy-shared-recipe.ts';
import { describeAtTable } from '../library/describe-at-table.ts';
import { present } from '../library/own-recipe.ts';
import { isWithheld } from '../library/share-recipe.ts';
import type { RecipeDocument } from '../recipe/recipe-model.ts';
import type { ShowDeps } from './show-recipe.ts';

/** What others show who sit at the same table now; undefined of a member without a household. */
function shownTo(seat: Seat) {
  const { householdId, memberId } = seat;
  if (householdId === null) return undefined;
  const others = [...sittingAt(seat)].filter(id => id !== memberId);
  return {
    ...{ ...present(), isPending: trusted({ $ne: true }), isSaved: true, takenOffAt: null },
    ...{ tableIn: householdId, ownerId: trusted({ $in: others }) },
  };
}

interface Page {
  limit: number;
  after?: string | undefined;
}

export async function listShown(
  { recipes, rejudge, households }: ShowDeps,
  memberId: string,
  asked: Page,
): Promise<AnswerOf<'GET /recipes/table'>> {
  const seat = await seatOf(households, memberId);
  const page = pageOf({ by: 'createdAt', kind: 'date' }, asked);
  const shown = shownTo(seat);
  if (!shown) return { recipes: [], next: null, isShared: false };
  const found = await recipes
    .find({ $and: [shown, page.filter] })
    .sort(page.sort)
    .limit(page.limit)
    .lean<RecipeDocument[]>();
  const { entries, next } = page.cut(found);
  return { recipes: await describeAtTable(rejudge, { seat, recipes: entries }), next, isShared: true };
}

interface One {
  memberId: string;
  id: string;
}

async function findShown({ recipes, households }: ShowDeps, { memberId, id }: One) {
  const seat = await seatOf(households, memberId);
  const shown = shownTo(seat);
  const recipe = shown && (await recipes.findOne({ ...shown, _id: id }).lean<RecipeDocument>());
  return recipe ? { seat, recipe } : undefined;
}

export async function readShown(deps: ShowDeps, asked: One): Promise<Recipe | undefined> {
  const found = await findShown(deps, asked);
  if (!found) return undefined;
  return (await describeAtTable(deps.rejudge, { seat: found.seat, recipes: [found.recipe] })).at(0);
}

/** As a copy of a public one; what others wrote stays with the member who keeps it. */
export async function copyShown(deps: ShowDeps & CopyDeps, asked: One): Promise<Recipe> {
  const found = await findShown(deps, asked);
  if (!found) throw new Problem('not_found');
  if (found.recipe.source.kind === 'import') throw new Problem('recipe_private');
  const shared = await deps.rejudge.byOurLine(found.recipe);
  if (isWithheld(shared)) throw new Problem('recipe_withheld');
  return copyPublic(deps, { ownerId: asked.memberId, shared });
}
