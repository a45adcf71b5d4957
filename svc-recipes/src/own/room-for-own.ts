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

/** Recipes of one member that count together, and how many of them a free member keeps. */
export interface Room {
  of: { isOwnWork: true } | { 'source.kind': 'import' };
  most: number;
  full: () => Problem;
}

export const roomForWritten: Room = {
  of: { isOwnWork: true },
  most: limits.writtenOfFreeMember,
  full: () => new Problem('own_recipes_full'),
};

export const roomForImported: Room = {
  of: { 'source.kind': 'import' },
  most: limits.importedOfFreeMember,
  full: () =>
    new Problem('premium_only', {
      message: `You keep ${limits.importedOfFreeMember} recipes of your own. Premium members keep as many as they like.`,
    }),
};

/** Refuses one recipe more than a free member may have of these. */
export async function assertRoom({ recipes, allowances }: Deps, ownerId: string, room: Room): Promise<void> {
  if (await isPremium(allowances, ownerId)) return;
  if ((await recipes.countDocuments({ ...present(), ownerId, ...room.of })) >= room.most) throw room.full();
}

/** After one was put down: of several that were saved at once, those that came together to one too many all go. */
export async function isRoomExceeded(
  { recipes, allowances }: Deps,
  ownerId: string,
  room: Room,
): Promise<boolean> {
  if (await isPremium(allowances, ownerId)) return false;
  return (await recipes.countDocuments({ ...present(), ownerId, ...room.of })) > room.most;
}
