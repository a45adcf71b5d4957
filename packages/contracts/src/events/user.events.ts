import { z } from 'zod';
import { Id, Instant } from '../api/fields.ts';

const Person = z.object({ userId: Id, email: z.string(), name: z.string() });

/** A mailed link's token, encrypted for svc-mail: nothing between the two can read it. */
const MailedLink = z.object({ sealedToken: z.string(), expiresAt: Instant });

export const userEvents = {
  'user.signed-up': { version: 1, readers: ['svc-mail'], data: Person.extend(MailedLink.shape) },
  'user.sign-up-repeated': { version: 1, readers: ['svc-mail'], data: Person },
  'user.email-verified': { version: 1, readers: ['svc-mail'], data: Person },
  /** The full state of what a member may do; a fact newer than a token wins over it. */
  'user.access-changed': {
    version: 1,
    readers: ['svc-recipes', 'svc-blog', 'svc-billing', 'svc-mail'],
    data: z.object({
      userId: Id,
      isAdmin: z.boolean(),
      isModerator: z.boolean(),
      endedSessions: z.array(z.object({ sid: z.string(), until: Instant })),
      sessionsNotBefore: Instant.nullable(),
      deleted: z.boolean(),
      displayName: z.string().nullable().describe('of moderators and admins alone'),
    }),
  },
} as const;
