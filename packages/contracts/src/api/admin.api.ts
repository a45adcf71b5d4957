import { z } from 'zod';
import type { ApiTable } from './api-table.ts';
import { User } from './auth.api.ts';
import { Id, Instant } from './fields.ts';
import { orStop } from './or-stop.ts';
import { Next, PageQuery } from './paged.ts';

export const Member = User.extend({
  recipes: z.array(z.object({ _id: Id, title: z.string() })).describe('the newest 20 saved ones'),
});
export type Member = z.infer<typeof Member>;

// Forms send words; nothing else is taken for a flag.
const Flag = z.union(
  [z.boolean(), z.enum(['true', 'false']).transform(word => word === 'true')],
  'This is true or false.',
);

export const RolesBody = z
  .object({ isAdmin: Flag.optional(), isModerator: Flag.optional() })
  .refine(
    ({ isAdmin, isModerator }) => isAdmin !== undefined || isModerator !== undefined,
    orStop('There is nothing to change.'),
  );

const Roles = z.object({ isAdmin: z.boolean(), isModerator: z.boolean() });
const AuditedMember = z.object({
  _id: Id,
  name: z.string().nullable().describe('null once the account is deleted'),
});

export const AuditEntry = z.object({
  _id: Id,
  at: Instant,
  what: z.enum(['roles-changed', 'first-admin-granted', 'account-deleted']),
  outcome: z.enum(['done', 'refused']),
  reason: z.string().nullable().describe('of a refusal'),
  actor: AuditedMember.nullable().describe('null for the command line'),
  target: AuditedMember,
  before: Roles.nullable(),
  after: Roles.nullable().describe('what was asked for, when it was refused'),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const adminApi = {
  'GET /auth/users': {
    slice: 'svc-auth',
    summary: 'Every member, newest first',
    access: 'admin',
    status: 200,
    answer: z.array(Member),
    problems: [],
  },
  'PATCH /auth/users/{id}/roles': {
    slice: 'svc-auth',
    summary: 'Give or take a role; felt by every service at once',
    access: 'admin',
    params: z.object({ id: Id }),
    body: RolesBody,
    status: 200,
    answer: Member,
    problems: ['not_found', 'last_admin'],
  },
  'GET /auth/audit': {
    slice: 'svc-auth',
    summary: 'Who changed whose roles, newest first, page by page',
    access: 'admin',
    query: PageQuery,
    status: 200,
    answer: z.object({ entries: z.array(AuditEntry), next: Next }),
    problems: [],
  },
} as const satisfies ApiTable;
