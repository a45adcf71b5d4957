import { z } from 'zod';
import * as limits from '../constants/limits.ts';
import type { ApiTable } from './api-table.ts';
import {
  EmailAddress,
  Id,
  Instant,
  LinkToken,
  MessageAnswer,
  NewPassword,
  PersonName,
  SiteDigits,
  SiteLanguage,
} from './fields.ts';
import { orStop } from './or-stop.ts';

export const SignUpBody = z.object({
  name: PersonName,
  email: EmailAddress,
  password: NewPassword,
  language: SiteLanguage.optional().describe('in which mails are written; English unless given'),
});

// Any length that could be a password: a wrong one is answered as wrong, not as badly formed.
export const KnownPassword = z
  .string()
  .min(1, orStop('Please enter your password.'))
  .max(limits.passwordLengthMax, orStop());

export const SignInBody = z.object({ email: EmailAddress, password: KnownPassword });

export const AddressBody = z.object({ email: EmailAddress });

export const ResetPasswordBody = z.object({ newPassword: NewPassword });

/** Roles that may have to wait for a second factor. */
export const Role = z.enum(['admin', 'moderator']);
export type Role = z.infer<typeof Role>;

export const User = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  createdAt: Instant,
  isPremium: z.boolean().describe('by a membership of their own, or of another member of the household'),
  isCovered: z.literal(true).optional().describe('by that of another member of the household alone'),
  isAdmin: z.boolean(),
  isModerator: z.boolean(),
  recipesGenerated: z.int().nonnegative(),
  heldRoles: z
    .array(Role)
    .optional()
    .describe('roles that give no right until the member has a second factor; there when there are any'),
  generations_left: z.int().nonnegative().nullable().describe('null for premium members'),
  language: SiteLanguage.optional().describe('chosen by the member; mails are written in it'),
  digits: SiteDigits.optional().describe('chosen by the member; 0 to 9 unless given'),
});
export type User = z.infer<typeof User>;

/** A session was opened. */
export const SignedIn = z.object({ token: z.string(), user: User });

export const SecondStep = z.object({
  secondStep: z.object({
    pending: z
      .string()
      .describe('stands for the first step: once, for five minutes, for the second one alone'),
  }),
});

export const CurrentUserAnswer = z.object({
  user: User,
  nextResetDate: Instant.nullable().describe('when the free generations renew'),
  account: z.object({
    hasPassword: z.boolean(),
    hasGoogle: z.boolean(),
    pendingEmail: z.string().nullable().describe('a new address that waits for its mailed link'),
  }),
  token: z.string().optional().describe('the token of the new session, in exchange for a one-time token'),
});

/** The address that the browser is led to; no client reads a body. */
const Redirect = z.string();

const Returned = z.string().max(2_000, orStop()).optional();

export const PublicKey = z.object({
  kty: z.literal('RSA'),
  kid: z.string(),
  use: z.literal('sig'),
  alg: z.literal('RS256'),
  n: z.string(),
  e: z.string(),
});

export const authApi = {
  'POST /auth/signup': {
    slice: 'svc-auth',
    summary: 'Ask for an account; a confirmation link is mailed',
    access: 'public',
    body: SignUpBody,
    status: 201,
    answer: MessageAnswer,
    problems: ['weak_password'],
  },
  'POST /auth/verify-email': {
    slice: 'svc-auth',
    summary: 'Confirm an e-mail address with the token of a mailed link',
    access: 'public',
    body: z.object({ token: LinkToken }),
    status: 200,
    answer: MessageAnswer,
    problems: ['token_invalid'],
  },
  'POST /auth/resend-verification': {
    slice: 'svc-auth',
    summary: 'Ask for another confirmation link',
    access: 'public',
    body: AddressBody,
    status: 200,
    answer: MessageAnswer,
    problems: [],
  },
  'POST /auth/forgot-password': {
    slice: 'svc-auth',
    summary: 'Ask for a link that sets a new password',
    access: 'public',
    body: AddressBody,
    status: 200,
    answer: MessageAnswer,
    problems: [],
  },
  'POST /auth/reset-password/{token}': {
    slice: 'svc-auth',
    summary: 'Set a new password with the token of a mailed link; ends every session',
    access: 'public',
    params: z.object({ token: LinkToken }),
    body: ResetPasswordBody,
    status: 200,
    answer: MessageAnswer,
    problems: ['token_invalid', 'weak_password'],
  },
  'POST /auth/undo-change': {
    slice: 'svc-auth',
    summary:
      'Go back to how the member signed in before a change, with the token of a mailed link; ends every session and the password',
    access: 'public',
    body: z.object({ token: LinkToken }),
    status: 200,
    answer: MessageAnswer.extend({
      resetToken: LinkToken.describe('sets a new password, as the token of a mailed link does'),
    }),
    problems: ['undo_link_invalid', 'address_taken'],
  },
  'POST /auth/signin': {
    slice: 'svc-auth',
    summary:
      'Sign in; also sets the cookie that renews the session, unless the account has a second factor: then the second step does',
    access: 'public',
    body: SignInBody,
    status: 200,
    answer: z.union([SignedIn, SecondStep]),
    problems: ['invalid_credentials', 'email_unverified'],
  },
  'POST /auth/session/renew': {
    slice: 'svc-auth',
    summary: 'The next token of this session, by its cookie',
    access: 'public',
    status: 200,
    answer: z.object({ token: z.string() }),
    problems: ['session_ended'],
  },
  'POST /auth/session/end': {
    slice: 'svc-auth',
    summary: 'End this session everywhere, by the secret in its cookie',
    access: 'public',
    status: 200,
    answer: MessageAnswer,
    problems: [],
  },
  'GET /auth/sign-in-options': {
    slice: 'svc-auth',
    summary: 'The ways to sign in beside a password',
    access: 'public',
    status: 200,
    answer: z.object({ google: z.boolean() }),
    problems: [],
  },
  'GET /auth/google': {
    slice: 'svc-auth',
    summary: 'Begin to sign in with Google: leads the browser there',
    access: 'public',
    status: 302,
    answer: Redirect,
    problems: ['not_found'],
  },
  'GET /auth/google/return': {
    slice: 'svc-auth',
    summary:
      'Where Google sends the browser back to; leads it on to the site with a one-time token, or with one for joining an account',
    access: 'public',
    query: z.object({
      code: Returned,
      state: Returned,
      iss: Returned,
      error: Returned,
      error_description: Returned,
    }),
    status: 302,
    answer: Redirect,
    problems: ['google_failed', 'not_found'],
  },
  'POST /auth/google/join': {
    slice: 'svc-auth',
    summary:
      'Join a Google account to the account of its address, by that account’s password; signs in as POST /auth/signin does',
    access: 'public',
    body: z.object({ token: LinkToken, password: KnownPassword }),
    status: 200,
    answer: z.union([SignedIn, SecondStep]),
    problems: ['google_failed', 'wrong_password', 'no_password', 'not_found'],
  },
  'GET /auth/me': {
    slice: 'svc-auth',
    summary: 'The signed-in member; the one-time token of a sign-in with Google opens its session here',
    access: 'member',
    takesOneTimeToken: true,
    status: 200,
    answer: CurrentUserAnswer,
    problems: [],
  },
  'GET /auth/keys': {
    slice: 'svc-auth',
    summary: 'The public keys that tokens are checked against',
    access: 'public',
    status: 200,
    answer: z.object({ keys: z.array(PublicKey) }),
    problems: [],
  },
} as const satisfies ApiTable;
