import { changeDocument, type GuardedUpdate, Problem } from '@sufra/service-kit';
import type { Types } from 'mongoose';
import type { RecipeDocument, RecipeModel } from '../recipe/recipe-model.ts';
import { visibleTo } from './own-recipe.ts';

interface ChangeRecipe {
  recipes: RecipeModel;
  ownerId: string;
  id: string;
  change: (recipe: RecipeDocument) => GuardedUpdate<Types.ObjectId> | undefined;
}

/** Answers the recipe after the change; somebody else’s is not found. */
export async function changeRecipe({ recipes, ownerId, id, change }: ChangeRecipe): Promise<RecipeDocument> {
  const changed = await changeDocument<RecipeDocument>({
    read: () =>
      recipes
        .findOne({ ...visibleTo(ownerId), _id: id })
        .lean<RecipeDocument>()
        .exec(),
    change,
    write: ({ filter, update }) =>
      recipes.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean<RecipeDocument>().exec(),
  });
  if (!changed) throw new Problem('not_found');
  return changed;
}
