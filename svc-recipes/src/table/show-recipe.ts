import type { Recipe } from '@sufra/contracts';
import { Problem, recordChange } from '@sufra/service-kit';
import type { Rejudge } from '../halal/rejudge.ts';
import type { HouseholdModel } from '../household/household-model.ts';
import type { NoteShown } from '../household/note-shown.ts';
import { seatOfWriter } from '../household/seat-of.ts';
import { changeRecipe } from '../library/change-recipe.ts';
import { describeRecipe } from '../library/describe-recipe.ts';
import type { RecipeModel } from '../recipe/recipe-model.ts';

export interface ShowDeps {
  recipes: RecipeModel;
  rejudge: Rejudge;
  households: HouseholdModel;
  noteShown: NoteShown;
}

interface Shown {
  memberId: string;
  id: string;
}

/** By who cooks there, as what is planned is. A member without a household has no others to show it to. */
export async function showRecipe(deps: ShowDeps, { memberId, id }: Shown): Promise<Recipe> {
  const { householdId } = await seatOfWriter(deps.households, memberId);
  if (householdId === null) throw new Problem('not_found');
  const recipe = await changeRecipe({
    ...{ recipes: deps.recipes, noteShown: deps.noteShown, ownerId: memberId, id },
    change: recipe => {
      if (!recipe.isSaved) throw new Problem('not_found');
      if (recipe.takenOffAt) throw new Problem('recipe_taken_off');
      if (recipe.tableIn === householdId) return undefined;
      return recordChange({ of: recipe, update: { $set: { tableIn: householdId } } });
    },
  });
  return describeRecipe(await deps.rejudge(recipe));
}

/** Its owner may at any time. */
export async function takeBackRecipe(deps: ShowDeps, { memberId, id }: Shown): Promise<Recipe> {
  const recipe = await changeRecipe({
    ...{ recipes: deps.recipes, noteShown: deps.noteShown, ownerId: memberId, id },
    change: recipe =>
      recipe.tableIn ? recordChange({ of: recipe, update: { $unset: { tableIn: '' } } }) : undefined,
  });
  return describeRecipe(await deps.rejudge(recipe));
}
