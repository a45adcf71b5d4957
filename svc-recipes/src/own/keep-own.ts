import { Problem, recordChange, recordCreate } from '@sufra/service-kit';
import { Types } from 'mongoose';
import type { AllowanceModel } from '../quota/allowance-model.ts';
import type { RecipeDocument, RecipeModel } from '../recipe/recipe-model.ts';
import { searchFields } from '../recipe/search-fields.ts';
import { assertRoomForOwn, isRoomExceeded } from './room-for-own.ts';

interface Deps {
  recipes: RecipeModel;
  allowances: AllowanceModel;
}

type Set =
  | 'ownerId'
  | 'title'
  | 'description'
  | 'prepTime'
  | 'cookTime'
  | 'ingredientLines'
  | 'steps'
  | 'notes';
type OfRecipe = 'tags' | 'calories' | 'halal' | 'guardVersion' | 'options' | 'source' | 'isSaved';
type Kept = Pick<RecipeDocument, Set | OfRecipe> &
  Partial<Pick<RecipeDocument, 'isAdapted' | 'isEdited' | 'keptUntil' | 'language' | 'school'>>;

const pendingMs = 60_000;

/** A recipe that a member wrote or copied. It is shown once it is sure that there is room for it, and left by itself it goes away. */
export async function keepOwn(deps: Deps, { keptUntil, ...kept }: Kept): Promise<RecipeDocument> {
  const { recipes, allowances } = deps;
  const { ownerId, isSaved, title } = kept;
  if (isSaved) await assertRoomForOwn(deps, ownerId);
  const _id = new Types.ObjectId();
  const createdAt = new Date();
  const fields = { ...kept, ...searchFields(kept), _id, createdAt, favorite: false, isOwnWork: isSaved };
  const pending = { ...fields, isPending: true, keptUntil: new Date(createdAt.getTime() + pendingMs) };
  const created = (await recipes.create(recordCreate(pending))).toObject<RecipeDocument>();

  // An account that was deleted meanwhile has left nothing here, and nothing must come after that.
  const isGone = (await allowances.exists({ _id: ownerId, deletedAt: { $ne: null } })) !== null;
  if (isGone || (isSaved && (await isRoomExceeded(deps, ownerId)))) {
    await recipes.deleteOne({ _id });
    throw new Problem(isGone ? 'session_ended' : 'own_recipes_full');
  }
  const data = { recipeId: String(_id), userId: ownerId, title, savedAt: createdAt.toISOString() };
  const { filter, update } = recordChange({
    of: created,
    update: keptUntil
      ? { $set: { isPending: false, keptUntil } }
      : { $set: { isPending: false }, $unset: { keptUntil: '' } },
    events: isSaved ? [{ type: 'recipe.saved', data }] : [],
  });
  const saved = await recipes
    .findOneAndUpdate(filter, update, { returnDocument: 'after' })
    .lean<RecipeDocument>();
  if (!saved) throw new Problem('session_ended'); // the account went between the two
  return saved;
}
