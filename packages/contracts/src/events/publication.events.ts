import { z } from 'zod';
import { Id, Instant } from '../api/fields.ts';
import { ownWords } from '../api/own-words.ts';
import { ownedBy } from './owned-by.ts';

/** Whose recipe it is; null for those of the house, which belong to no member. */
const owner = Id.nullable();

/** The subject of each is the recipe. */
export const publicationEvents = ownedBy('svc-recipes', {
  /** Mailed to the member whose recipe it is, and in the audit log as an act of its moderator. */
  'recipe-publication.answered': {
    version: 1,
    readers: ['svc-mail', 'svc-auth'],
    data: z.object({
      recipeId: Id,
      entryId: Id.describe('of its entry in the audit log'),
      userId: owner,
      answeredBy: Id,
      answeredAt: Instant,
      title: ownWords(),
      outcome: z.enum(['approved', 'refused', 'removed']),
      reason: ownWords().describe('empty where an approval says no more'),
      slug: z.string().nullable().describe('of the public page; null where there is none'),
    }),
  },
  /** A newer version of the halal check no longer lets a published recipe through, so that it is public no more. */
  'recipe-publication.withheld': {
    version: 1,
    readers: ['svc-mail'],
    data: z.object({
      recipeId: Id,
      userId: owner,
      title: ownWords(),
      words: z.array(ownWords()).describe('of the recipe, that the check speaks against'),
      withheldAt: Instant,
    }),
  },
});
