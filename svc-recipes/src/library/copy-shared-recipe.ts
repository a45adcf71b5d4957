import { limits, type Recipe } from '@sufra/contracts';
import {
  isDuplicateKey,
  type Limit,
  Problem,
  recordChange,
  recordCreate,
  type Throttle,
} from '@sufra/service-kit';
import { Types } from 'mongoose';
import type { JudgedRecipe } from '../halal/rejudge.ts';
import type { AllowanceModel } from '../quota/allowance-model.ts';
import { isPremium } from '../quota/is-premium.ts';
import type { RecipeDocument } from '../recipe/recipe-model.ts';
import { searchFields } from '../recipe/search-fields.ts';
import { keepVersionsOf } from '../versions/keep-version.ts';
import type { VersionModel } from '../versions/version-model.ts';
import { changeRecipe } from './change-recipe.ts';
import { describeRecipe } from './describe-recipe.ts';
import { ofTheDish } from './describe-shared.ts';
import { findOwnRecipe, visibleTo } from './own-recipe.ts';
import { findShared, type SharedDeps } from './share-recipe.ts';

export interface CopyDeps extends SharedDeps {
  versions: VersionModel;
  allowances: AllowanceModel;
  throttle: Throttle;
}

interface Copy {
  ownerId: string;
  token: string;
}

const hour = 3_600_000;
const unsavedMs = limits.unsavedRecipeHours * hour;
// More than a member reads in an hour, and too few to fill the database with.
const perHour: Limit = { name: 'copied-recipes', most: 60, windowMs: hour };

export const copySharedRecipe = async (deps: CopyDeps, { ownerId, token }: Copy): Promise<Recipe> =>
  copyPublic(deps, { ownerId, shared: await findShared(deps, token) });

/**
 * The caller's own copy of a recipe that others may read, as the guard judges it today. It costs no generation and counts as none. A second
 * call answers the copy that is there; the owner has the recipe itself.
 */
export async function copyPublic(
  deps: CopyDeps,
  { ownerId, shared }: { ownerId: string; shared: JudgedRecipe },
): Promise<Recipe> {
  if (shared.ownerId === ownerId)
    return describeRecipe(await findOwnRecipe({ ...deps, ownerId, id: String(shared._id) }));
  const copyOf = String(shared._id);
  const known = await findCopy(deps, { ownerId, copyOf });
  if (known) return describeRecipe(await deps.rejudge(known));

  const takeBack = await deps.throttle.take(perHour, ownerId);
  try {
    const copy = await create(deps, { shared, ownerId, copyOf });
    return describeRecipe(await deps.rejudge(copy));
  } catch (error) {
    await takeBack();
    // The same call was faster on another connection.
    const first = isDuplicateKey(error) && (await findCopy(deps, { ownerId, copyOf }));
    if (!first) throw error;
    return describeRecipe(await deps.rejudge(first));
  }
}

type Which = Pick<RecipeDocument, 'ownerId' | 'copyOf'>;

/** One that was made before its owner came to premium is saved from now on. */
async function findCopy(
  { recipes, versions, allowances }: CopyDeps,
  { ownerId, copyOf }: Which,
): Promise<RecipeDocument | null> {
  const copy = await recipes.findOne({ ...visibleTo(ownerId), copyOf }).lean<RecipeDocument>();
  if (!copy || copy.isSaved || !(await isPremium(allowances, ownerId))) return copy;
  const id = String(copy._id);
  const saved = await changeRecipe({ recipes, ownerId, id, change: saveUnsaved });
  await keepVersionsOf(versions, id);
  return saved;
}

function saveUnsaved(copy: RecipeDocument) {
  if (copy.isSaved) return undefined;
  return recordChange({
    of: copy,
    update: { $set: { isSaved: true }, $unset: { keptUntil: '' } },
    events: [savedEvent(copy, new Date())],
  });
}

const savedEvent = (
  { _id, ownerId, title }: Pick<RecipeDocument, '_id' | 'ownerId' | 'title'>,
  at: Date,
) => ({
  type: 'recipe.saved' as const,
  data: { recipeId: String(_id), userId: ownerId, title, savedAt: at.toISOString() },
});

interface Create {
  shared: JudgedRecipe;
  ownerId: string;
  copyOf: string;
}

async function create(
  { recipes, allowances }: CopyDeps,
  { shared, ownerId, copyOf }: Create,
): Promise<RecipeDocument> {
  const createdAt = new Date();
  // The database sweeps but once a minute, and one that is over would stand in the way.
  await recipes.deleteOne({ ownerId, copyOf, keptUntil: { $lte: createdAt } });
  const isSaved = await isPremium(allowances, ownerId);
  const _id = new Types.ObjectId();
  const { title, description, prepTime, cookTime, ingredientLines, steps, calories, tags } = shared;
  const { halal, guardVersion, source, notes, isAdapted, isEdited, language } = shared;
  const options = ofTheDish(shared.options);
  const fields = {
    ...{ title, description, prepTime, cookTime, ingredientLines, steps, calories, tags },
    ...{ options, halal, guardVersion, source, notes, isAdapted, isEdited, language },
    ...searchFields(shared),
    ...{ _id, ownerId, copyOf, createdAt, isSaved, isOthersText: true },
    isPending: false,
    favorite: false,
    ...(!isSaved && { keptUntil: new Date(createdAt.getTime() + unsavedMs) }),
  };
  const record = isSaved ? recordCreate(fields, savedEvent(fields, createdAt)) : recordCreate(fields);
  await recipes.create(record);
  // An account that was deleted meanwhile has left nothing here, and nothing must come after that.
  if (await allowances.exists({ _id: ownerId, deletedAt: { $ne: null } })) {
    await recipes.deleteOne({ _id });
    throw new Problem('session_ended');
  }
  return record as RecipeDocument; // as it was just written
}
