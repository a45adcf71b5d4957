import { limits } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import { present } from '../library/own-recipe.ts';
import type { AllowanceModel } from '../quota/allowance-model.ts';
import { isPremium } from '../quota/is-premium.ts';
import type { RecipeModel } from '../recipe/recipe-model.ts';

interface Deps {
  recipes: RecipeModel;
  allowances: AllowanceModel;
}

const ofOwnWork = (ownerId: string) => ({ ...present(), ownerId, isOwnWork: true });

/** Refuses one recipe more than a free member may have written. */
export async function assertRoomForOwn({ recipes, allowances }: Deps, ownerId: string): Promise<void> {
  if (await isPremium(allowances, ownerId)) return;
  if ((await recipes.countDocuments(ofOwnWork(ownerId))) >= limits.writtenOfFreeMember)
    throw new Problem('own_recipes_full');
}

/** After one was put down: of several that were saved at once, those that came together to one too many all go. */
export async function isRoomExceeded({ recipes, allowances }: Deps, ownerId: string): Promise<boolean> {
  if (await isPremium(allowances, ownerId)) return false;
  return (await recipes.countDocuments(ofOwnWork(ownerId))) > limits.writtenOfFreeMember;
}
