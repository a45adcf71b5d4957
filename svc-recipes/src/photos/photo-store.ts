import type { Log } from '@sufra/service-kit';
import type { PictureStore, SettleDeps } from '@sufra/service-kit/pictures';
import type { Guard } from '../halal/guard.ts';
import type { Rejudge } from '../halal/rejudge.ts';
import type { RecipeModel } from '../recipe/recipe-model.ts';
import type { VersionModel } from '../versions/version-model.ts';

/** What showing and changing photos takes. */
export interface PhotoStore extends PictureStore, SettleDeps {
  recipes: RecipeModel;
  versions: VersionModel;
  rejudge: Rejudge;
  guard: Guard;
  log: Log;
  /** Photos of one member: each is rendered, which takes time. */
  countPhoto: (memberId: string) => Promise<unknown>;
}

/** Also in one that may still be restored. */
export const isShownBy =
  (recipes: RecipeModel): SettleDeps['isShown'] =>
  async id => {
    // One after the other, each by its own index.
    for (const place of ['photo', 'publication.waiting.photo', 'publication.approved.photo'])
      if (await recipes.exists({ [`${place}.id`]: id })) return true;
    return false;
  };
