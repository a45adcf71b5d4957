import { z } from 'zod';
import { limits } from '../constants/limits.ts';
import type { ApiTable } from './api-table.ts';
import { EmailAddress, Id, Instant, MessageAnswer, NewPassword, PersonName } from './fields.ts';

export const SignUpBody = z.object({ name: PersonName, email: EmailAddress, password: NewPassword });

export const SignInBody = z.object({
  email: EmailAddress,
  // Any length that could be a password: a wrong one is answered as wrong, not as badly formed.
  password: z.string().min(1, 'Please enter your password.').max(limits.passwordLengthMax),
});

export const User = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  createdAt: Instant,
  isPremium: z.boolean(),
  isAdmin: z.boolean(),
  isModerator: z.boolean(),
  recipesGenerated: z.int().nonnegative(),
  generations_left: z.int().nonnegative().nullable().describe('null for premium members'),
});
export type User = z.infer<typeof User>;

export const CurrentUserAnswer = z.object({
  user: User,
  nextResetDate: Instant.nullable().describe('when the free generations renew'),
});

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
    body: z.object({ token: z.string().min(1).max(200) }),
    status: 200,
    answer: MessageAnswer,
    problems: ['token_invalid'],
  },
  'POST /auth/signin': {
    slice: 'svc-auth',
    summary: 'Sign in; also sets the cookie that renews the session',
    access: 'public',
    body: SignInBody,
    status: 200,
    answer: z.object({ token: z.string(), user: User }),
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
    summary: 'End this session everywhere, by its cookie',
    access: 'public',
    status: 200,
    answer: MessageAnswer,
    problems: [],
  },
  'GET /auth/me': {
    slice: 'svc-auth',
    summary: 'The signed-in member',
    access: 'member',
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
