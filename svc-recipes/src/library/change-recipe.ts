import { changeDocument, type GuardedUpdate, Problem } from '@sufra/service-kit';
import type { Types } from 'mongoose';
import type { RecipeDocument, RecipeModel } from '../recipe/recipe-model.ts';
import { visibleTo } from './own-recipe.ts';

interface ChangeRecipe {
  recipes: RecipeModel;
  ownerId: string;
  id: string;
  /** Which of the owner's recipes may be meant; those that the owner sees unless said. */
  among?: Record<string, unknown>;
  change: (recipe: RecipeDocument) => GuardedUpdate<Types.ObjectId> | undefined;
}

/** Answers the recipe after the change; another member's is not found. */
export async function changeRecipe(asked: ChangeRecipe): Promise<RecipeDocument> {
  const { recipes, ownerId, id, among = visibleTo(ownerId), change } = asked;
  const changed = await changeDocument<RecipeDocument>({
    read: () =>
      recipes
        .findOne({ ...among, ownerId, _id: id })
        .lean<RecipeDocument>()
        .exec(),
    change,
    write: ({ filter, update }) =>
      recipes.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean<RecipeDocument>().exec(),
  });
  if (!changed) throw new Problem('not_found');
  return changed;
}
