import { messages, type Recipe } from '@sufra/contracts';
import { recordChange } from '@sufra/service-kit';
import type { Rejudge } from '../halal/rejudge.ts';
import type { NoteShown } from '../household/note-shown.ts';
import type { RecipeModel } from '../recipe/recipe-model.ts';
import { changeRecipe } from './change-recipe.ts';
import { describeRecipe } from './describe-recipe.ts';
import { visibleTo } from './own-recipe.ts';

interface OwnRecipe {
  recipes: RecipeModel;
  noteShown: NoteShown;
  ownerId: string;
  id: string;
}

/** From now on no call finds it, and a copy may be made anew. Its content goes when its owner can no longer restore it. */
export async function deleteRecipe(own: OwnRecipe): Promise<{ message: string }> {
  await changeRecipe({
    ...own,
    change: recipe =>
      recordChange({ of: recipe, update: { $set: { removedAt: new Date() }, $unset: { copyOf: '' } } }),
  });
  return { message: messages.recipeDeleted };
}

interface Restore extends OwnRecipe {
  rejudge: Rejudge;
  restoreMs: number;
}

/** All of it comes back as it was: its heart, its public address, its place in the week. */
export async function restoreRecipe({ rejudge, restoreMs, ...own }: Restore): Promise<Recipe> {
  const recipe = await changeRecipe({
    ...own,
    // One that was not removed is as it should be: a second call for the same undo succeeds.
    among: { ...visibleTo(own.ownerId), removedAt: { $not: { $lte: new Date(Date.now() - restoreMs) } } },
    change: removed =>
      removed.removedAt ? recordChange({ of: removed, update: { $unset: { removedAt: '' } } }) : undefined,
  });
  return describeRecipe(await rejudge(recipe));
}
