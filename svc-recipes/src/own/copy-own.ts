import type { Recipe } from '@sufra/contracts';
import { describeRecipe } from '../library/describe-recipe.ts';
import { findOwnRecipe } from '../library/own-recipe.ts';
import { assertNotForbidden } from './assert-not-forbidden.ts';
import { keepOwn } from './keep-own.ts';
import type { OwnDeps, Owned } from './own-deps.ts';
import { roomForWritten } from './room-for-own.ts';

/** A second recipe with the text of the first, and nothing of what its owner noted about that. What goes away in a day, does so as a copy too. */
export async function copyOwn(deps: OwnDeps, own: Owned): Promise<Recipe> {
  const { recipes, rejudge, countSave } = deps;
  await countSave(own.ownerId);
  const recipe = await findOwnRecipe({ recipes, rejudge, ...own });
  assertNotForbidden(recipe.halal);
  const { title, description, prepTime, cookTime, ingredientLines, steps, notes, tags, calories } = recipe;
  const {
    ownerId,
    halal,
    guardVersion,
    school,
    options,
    source,
    isAdapted,
    isEdited,
    isSaved,
    keptUntil,
    language,
  } = recipe;
  const isOthersText = Boolean(recipe.isOthersText || recipe.copyOf);
  const kept = {
    ...(isOthersText && { isOthersText }),
    ...{ title, description, prepTime, cookTime, ingredientLines, steps, notes, tags, calories },
    ...{
      ownerId,
      halal,
      guardVersion,
      school,
      options,
      source,
      isAdapted,
      isEdited,
      isSaved,
      keptUntil,
      language,
    },
    isOwnWork: isSaved,
  };
  const copy = await keepOwn(deps, kept, roomForWritten);
  return describeRecipe(await rejudge(copy));
}
