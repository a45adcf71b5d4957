import { z } from 'zod';
import { Id, Instant } from '../api/fields.ts';
import { GivenRole, HouseholdRole } from '../api/household.api.ts';
import { ownWords } from '../api/own-words.ts';
import { ownedBy } from './owned-by.ts';

export const householdEvents = ownedBy('svc-auth', {
  /** The full state of who belongs together: it grants nothing by itself, and the newest takes rights away within a second. */
  'household.changed': {
    version: 1,
    isUrgent: true,
    isWhole: true,
    readers: ['svc-recipes', 'svc-auth'],
    data: z.object({
      householdId: Id,
      members: z
        .array(z.object({ userId: Id, name: ownWords(), role: HouseholdRole, joinedAt: Instant }))
        .describe('none of a household that is dissolved'),
    }),
  },
  /** The invited person need not be a member: language and digits are those of the member who invites. */
  'household.member-invited': {
    version: 1,
    readers: ['svc-mail'],
    data: z.object({
      householdId: Id,
      email: z.string(),
      role: GivenRole,
      invitedBy: z.object({ userId: Id, name: ownWords() }),
      language: z.string().optional(),
      digits: z.string().optional(),
      sealedToken: z.string(),
      expiresAt: Instant,
    }),
  },
});
