import { Problem, recordChange, recordCreate } from '@sufra/service-kit';
import { Types } from 'mongoose';
import type { AllowanceModel } from '../quota/allowance-model.ts';
import type { RecipeDocument, RecipeModel } from '../recipe/recipe-model.ts';
import { searchFields } from '../recipe/search-fields.ts';
import { assertRoom, isRoomExceeded, type Room } from './room-for-own.ts';

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
type Maybe =
  | '_id'
  | 'isAdapted'
  | 'isEdited'
  | 'isOwnWork'
  | 'isOthersText'
  | 'keptUntil'
  | 'language'
  | 'importedAs'
  | 'school';
type Mark = 'favorite' | 'ownNote' | 'rating' | 'cookedOn' | 'collections';
export type Kept = Pick<RecipeDocument, Set | OfRecipe> & Partial<Pick<RecipeDocument, Maybe | Mark>>;

const pendingMs = 60_000;

/** A recipe that a member wrote, copied or imported. It is shown once it is sure that there is room for it, and left by itself it goes away. */
export async function keepOwn(
  deps: Deps,
  { keptUntil, _id = new Types.ObjectId(), ...kept }: Kept,
  room: Room,
): Promise<RecipeDocument> {
  const { recipes, allowances } = deps;
  const { ownerId, isSaved, title } = kept;
  if (isSaved) await assertRoom(deps, ownerId, room);
  const createdAt = new Date();
  const fields = { favorite: false, ...kept, ...searchFields(kept), _id, createdAt };
  const pending = { ...fields, isPending: true, keptUntil: new Date(createdAt.getTime() + pendingMs) };
  const created = (await recipes.create(recordCreate(pending))).toObject<RecipeDocument>();

  // An account that was deleted meanwhile has left nothing here, and nothing must come after that.
  const isGone = (await allowances.exists({ _id: ownerId, deletedAt: { $ne: null } })) !== null;
  if (isGone || (isSaved && (await isRoomExceeded(deps, ownerId, room)))) {
    await recipes.deleteOne({ _id });
    throw isGone ? new Problem('session_ended') : room.full();
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
