import type { events } from '@sufra/contracts';
import { type EventHandler, project } from '@sufra/service-kit';
import type { UserModel } from '../users/user-model.ts';

/** How much a member has generated is svc-recipes' to say; here is a copy, and its newest event wins in any order. */
export const onRecipeGenerated =
  (users: UserModel): EventHandler<typeof events, 'recipe.generated'> =>
  event =>
    project({
      model: users,
      event,
      id: event.data.userId,
      seen: 'generatedSequence',
      set: { recipesGenerated: event.data.recipesGenerated, freeGenerations: event.data.free },
      upsert: false,
    });
