import { z } from 'zod';
import { api } from '../api/api.ts';
import type { ServiceName } from '../api/api-table.ts';
import { Id, Instant } from '../api/fields.ts';
import { ownWords } from '../api/own-words.ts';
import { FreeUse } from '../free-use.ts';
import { ownedBy } from './owned-by.ts';

/** The language, and the digits, are those that mails to the person are written in; English and 0 to 9 where it is not said. */
const Person = z.object({
  userId: Id,
  email: z.string(),
  name: ownWords(),
  language: z.string().optional(),
  digits: z.string().optional(),
});

const Roles = z.object({ isAdmin: z.boolean(), isModerator: z.boolean() });

/** A mailed link's token, encrypted for svc-mail: nothing between the two can read it. */
const MailedLink = z.object({ sealedToken: z.string(), expiresAt: Instant });

/** Of a change of how the member signs in: the link that undoes it; null if the change is older than such links. */
const Undoable = z.object({ undo: MailedLink.nullable() });
const withoutUndo = <S extends z.ZodObject>(data: S) => data.transform(change => ({ ...change, undo: null }));

const SecondFactorChange = z.enum([
  'authenticator-added',
  'passkey-added',
  'authenticator-removed',
  'passkey-removed',
  'recovery-codes-renewed',
  'recovery-code-used',
  'removed-for-owner',
]);

const EmailChanged = Person.extend({ previousEmail: z.string() });
const PasswordChanged = Person.extend({ how: z.enum(['changed', 'reset']) });

const owner = 'svc-auth';

/** Every service with a call that is not open to everybody: it goes by a copy of its own of what members may do. */
const admitting = Object.values(api)
  .filter(({ access, slice }) => access !== 'public' && slice !== owner)
  .map(({ slice }) => slice);

export const userEvents = ownedBy(owner, {
  'user.signed-up': { version: 1, readers: ['svc-mail'], data: Person.extend(MailedLink.shape) },
  'user.sign-up-repeated': { version: 1, readers: ['svc-mail'], data: Person },
  /** Another link: for a sign-up that waits still, or for the new address of an account. */
  'user.verification-requested': {
    version: 1,
    readers: ['svc-mail'],
    data: Person.extend(MailedLink.shape).extend({ purpose: z.enum(['sign-up', 'new-address']) }),
  },
  'user.name-changed': { version: 1, readers: ['svc-mail', 'svc-auth'], data: Person },
  'user.language-changed': { version: 1, readers: ['svc-mail'], data: Person },
  'user.digits-changed': { version: 1, readers: ['svc-mail'], data: Person },
  'user.email-verified': { version: 1, readers: ['svc-mail'], data: Person },
  /** Tells the address that it was, too: its reader may undo it. */
  'user.email-changed': {
    version: 2,
    readers: ['svc-mail'],
    data: EmailChanged.extend(Undoable.shape),
    before: withoutUndo(EmailChanged),
  },
  'user.password-reset-requested': {
    version: 1,
    readers: ['svc-mail'],
    data: Person.extend(MailedLink.shape),
  },
  'user.password-changed': {
    version: 2,
    readers: ['svc-mail'],
    data: PasswordChanged.extend(Undoable.shape),
    before: withoutUndo(PasswordChanged),
  },
  /** From now on a Google account signs in to the account, too. */
  'user.google-linked': { version: 1, readers: ['svc-mail'], data: Person.extend({ undo: MailedLink }) },
  /** The person's address is the one that counts again. */
  'user.change-undone': {
    version: 1,
    readers: ['svc-mail'],
    data: Person.extend({ leftEmail: z.string().nullable().describe('the address that no longer signs in') }),
  },
  /** Mailed to the owner; those of admins and moderators, and by admins, are also in the audit log. */
  'user.second-factor-changed': {
    version: 1,
    readers: ['svc-mail', 'svc-auth'],
    data: Person.extend({
      entryId: Id.describe('of its entry in the audit log'),
      what: SecondFactorChange,
      changedBy: Id.nullable().describe('null for the command line'),
      isAudited: z.boolean(),
      recoveryCodesLeft: z.int().nonnegative(),
      changedAt: Instant,
    }).extend(Undoable.shape),
  },
  /** For svc-auth's own audit log, which thereby misses no change that was made. */
  'user.roles-changed': {
    version: 1,
    readers: ['svc-auth'],
    data: z.object({
      entryId: Id.describe('of its entry in the audit log'),
      userId: Id,
      changedBy: Id.nullable().describe('null for the command line'),
      before: Roles,
      after: Roles,
      changedAt: Instant,
    }),
  },
  /** Likewise, and for what svc-auth keeps of a member outside the account. */
  'user.deleted': {
    version: 1,
    readers: ['svc-auth'],
    data: z.object({ entryId: Id, userId: Id, before: Roles, deletedAt: Instant }),
  },
  /** The full state of what a member may do; a fact newer than a token wins over it. */
  'user.access-changed': {
    version: 1,
    isUrgent: true,
    isWhole: true,
    readers: [...new Set<ServiceName>(admitting)],
    data: z.object({
      userId: Id,
      isAdmin: z.boolean(),
      isModerator: z.boolean(),
      endedSessions: z.array(z.object({ sid: z.string(), until: Instant })),
      sessionsNotBefore: Instant.nullable(),
      deleted: z.boolean(),
      hasSecondFactor: z.boolean().optional(),
      displayName: ownWords().nullable().describe('of moderators and admins alone'),
      usedBefore: FreeUse.optional().describe(
        'of the free allowance, by an earlier account of the same address that is gone',
      ),
    }),
  },
});
