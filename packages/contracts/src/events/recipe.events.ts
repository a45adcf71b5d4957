import { z } from 'zod';
import { Id, Instant } from '../api/fields.ts';
import { ownWords } from '../api/own-words.ts';
import { FreeUse } from '../free-use.ts';
import { ownedBy } from './owned-by.ts';

export const recipeEvents = ownedBy('svc-recipes', {
  /**
   * How much a member has generated, as a whole, so that the newest event alone is right: the subject is the member, the
   * sequence that of the member's count.
   */
  'recipe.generated': {
    version: 1,
    readers: ['svc-auth'],
    data: z.object({
      userId: Id,
      recipesGenerated: z.int().nonnegative().describe('for life, as premium too'),
      free: FreeUse.describe('with what `usedBefore` of user.access-changed says'),
    }),
  },
  /** The subject is the recipe, the sequence that of its document. */
  'recipe.saved': {
    version: 1,
    readers: ['svc-auth'],
    data: z.object({ recipeId: Id, userId: Id, title: ownWords(), savedAt: Instant }),
  },
  'recipe.deleted': { version: 1, readers: ['svc-auth'], data: z.object({ recipeId: Id, userId: Id }) },
});
