import { z } from 'zod';
import type { ApiTable } from './api-table.ts';
import { CurrentUserAnswer, KnownPassword, User } from './auth.api.ts';
import {
  EmailAddress,
  Id,
  Instant,
  MessageAnswer,
  NewPassword,
  PersonName,
  SiteDigits,
  SiteLanguage,
} from './fields.ts';
import { HouseholdRole } from './household.api.ts';
import { orStop } from './or-stop.ts';

export const ChangePasswordBody = z.object({ currentPassword: KnownPassword, newPassword: NewPassword });

/** What shows that the owner is there, and not only a session that was left open or stolen. */
const OwnersPassword = KnownPassword.optional().describe(
  'of the member, unless this session signed in with Google less than ten minutes ago; a new name, language or way to write numbers needs neither',
);

export const ChangeAccountBody = z
  .object({
    name: PersonName.optional(),
    email: EmailAddress.optional(),
    language: SiteLanguage.optional(),
    digits: SiteDigits.optional(),
    password: OwnersPassword,
  })
  .refine(
    ({ name, email, language, digits }) => [name, email, language, digits].some(part => part !== undefined),
    orStop('There is nothing to change.'),
  );

export const DeleteAccountBody = z.object({
  password: OwnersPassword,
});

/** What is kept here about one member, in words that the member understands. */
export const AccountExport = z.object({
  exportedAt: Instant,
  account: User.extend({
    verifiedAt: Instant.nullable(),
    hasPassword: z.boolean(),
    googleLinkedAt: Instant.nullable(),
    pendingEmail: z.string().nullable(),
  }),
  secondFactor: z
    .object({
      authenticatorAddedAt: Instant.nullable(),
      passkeys: z.array(z.object({ name: z.string(), addedAt: Instant, lastUsedAt: Instant.nullable() })),
      recoveryCodesLeft: z.int().nonnegative(),
    })
    .nullable(),
  sessions: z.array(z.object({ openedAt: Instant, expiresAt: Instant })),
  undoLinks: z
    .array(z.object({ email: z.string(), expiresAt: Instant }))
    .describe('the addresses that a mailed link may still give back to the account'),
  savedRecipes: z.array(z.object({ _id: Id, title: z.string(), savedAt: Instant })),
  household: z
    .object({
      role: HouseholdRole,
      joinedAt: Instant,
      members: z.array(z.object({ name: z.string(), role: HouseholdRole })),
      invitations: z.array(z.object({ email: z.string(), role: HouseholdRole, sentAt: Instant })),
    })
    .nullable(),
  roleChanges: z.array(z.object({ at: Instant, isAdmin: z.boolean(), isModerator: z.boolean() })),
});
export type AccountExport = z.infer<typeof AccountExport>;

export const accountApi = {
  'POST /auth/change-password': {
    slice: 'svc-auth',
    summary: 'Set another password; this session goes on with a new token, the others end',
    access: 'member',
    body: ChangePasswordBody,
    status: 200,
    answer: z.object({ token: z.string() }),
    problems: ['wrong_password', 'weak_password', 'no_password'],
  },
  'PATCH /auth/me': {
    slice: 'svc-auth',
    summary:
      'Change the name, the language or the digits at once, or, with proof that the owner asks, the e-mail address by a link that is mailed to it',
    access: 'member',
    body: ChangeAccountBody,
    status: 200,
    answer: CurrentUserAnswer,
    problems: ['password_required', 'wrong_password', 'sign_in_again'],
  },
  'DELETE /auth/me': {
    slice: 'svc-auth',
    summary: 'Delete the account and all that is personal, everywhere',
    access: 'member',
    // A member who has just signed in with Google need send nothing.
    body: DeleteAccountBody.default({}),
    status: 200,
    answer: MessageAnswer,
    problems: ['password_required', 'wrong_password', 'sign_in_again', 'last_admin'],
  },
  'GET /auth/me/export': {
    slice: 'svc-auth',
    summary: 'What is kept about the member, as JSON',
    access: 'member',
    status: 200,
    answer: AccountExport,
    problems: [],
  },
} as const satisfies ApiTable;
