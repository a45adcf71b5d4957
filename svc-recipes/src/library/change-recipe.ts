import { changeDocument, type GuardedUpdate, Problem } from '@sufra/service-kit';
import type { Types } from 'mongoose';
import type { NoteShown } from '../household/note-shown.ts';
import type { RecipeDocument, RecipeModel } from '../recipe/recipe-model.ts';
import { visibleTo } from './own-recipe.ts';

interface ChangeRecipe {
  recipes: RecipeModel;
  ownerId: string;
  id: string;
  /** Which of the owner's recipes may be meant; those that the owner sees unless said. */
  among?: Record<string, unknown>;
  change: (recipe: RecipeDocument) => GuardedUpdate<Types.ObjectId> | undefined;
  /** Where others may read it: they hear of a change that is of concern to them. */
  noteShown?: NoteShown;
}

/** Answers the recipe after the change; another member's is not found. */
export async function changeRecipe(asked: ChangeRecipe): Promise<RecipeDocument> {
  const { recipes, ownerId, id, among = visibleTo(ownerId), change, noteShown } = asked;
  let before: RecipeDocument | undefined;
  const changed = await changeDocument<RecipeDocument>({
    read: () =>
      recipes
        .findOne({ ...among, ownerId, _id: id })
        .lean<RecipeDocument>()
        .exec(),
    change: recipe => {
      before = recipe;
      return change(recipe);
    },
    write: ({ filter, update }) =>
      recipes.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean<RecipeDocument>().exec(),
  });
  if (!changed) throw new Problem('not_found');
  if (before && before.v !== changed.v) await noteShown?.(before, changed);
  return changed;
}
