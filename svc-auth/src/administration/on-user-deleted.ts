import type { events } from '@sufra/contracts';
import type { EventHandler } from '@sufra/service-kit';
import { eraseSavedRecipes, type RecipeModels } from '../recipes/erase-saved-recipes.ts';
import type { AuditModel } from './audit-model.ts';
import { fileEntry } from './file-entry.ts';
import { entryOfDeletion } from './member-deleted.ts';

interface Deps {
  audit: AuditModel;
  recipes: RecipeModels;
}

export const onUserDeleted =
  ({ audit, recipes }: Deps): EventHandler<typeof events, 'user.deleted'> =>
  async ({ data }) => {
    await fileEntry(audit, entryOfDeletion(data));
    await eraseSavedRecipes(recipes, data.userId);
  };
