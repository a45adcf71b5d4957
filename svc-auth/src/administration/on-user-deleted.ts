import type { events } from '@sufra/contracts';
import type { EventHandler } from '@sufra/service-kit';
import type { HouseholdModel } from '../households/household-model.ts';
import { leaveForGood } from '../households/leave-for-good.ts';
import { eraseSavedRecipes, type RecipeModels } from '../recipes/erase-saved-recipes.ts';
import type { AuditModel } from './audit-model.ts';
import { fileEntry } from './file-entry.ts';
import { entryOfDeletion } from './member-deleted.ts';

interface Deps {
  audit: AuditModel;
  recipes: RecipeModels;
  households: HouseholdModel;
}

export const onUserDeleted =
  ({ audit, recipes, households }: Deps): EventHandler<typeof events, 'user.deleted'> =>
  async ({ data }) => {
    await fileEntry(audit, entryOfDeletion(data));
    await eraseSavedRecipes(recipes, data.userId);
    await leaveForGood(households, data.userId);
  };
