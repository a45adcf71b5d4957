import { z } from 'zod';
import type { ApiTable } from './api-table.ts';
import { User } from './auth.api.ts';
import { eventOperations } from './event-operations.ts';
import { Id, Instant } from './fields.ts';
import { HijriDaysMore, HijriMonthOf } from './hijri-months.api.ts';
import { orStop } from './or-stop.ts';
import { Found, Next, PageQuery, SearchWords } from './paged.ts';

export const Member = User.omit({ heldRoles: true }).extend({
  hasSecondFactor: z.boolean(),
  recipes: z.array(z.object({ _id: Id, title: z.string() })).describe('the newest 20 saved ones'),
});
export type Member = z.infer<typeof Member>;

const MemberFilter = z.object({
  q: SearchWords.optional().describe('words of name and address, or parts of them'),
});

const count = z.int().nonnegative();

export const MemberCounts = Found.extend({
  users: count,
  admins: count,
  moderators: count,
  premium: count,
  recipes: count.describe('that members have ever generated'),
});
export type MemberCounts = z.infer<typeof MemberCounts>;

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
  what: z.enum([
    'roles-changed',
    'first-admin-granted',
    'account-deleted',
    'second-factor-added',
    'second-factor-removed',
    'events-replayed',
    'report-answered',
    'publication-answered',
    'hijri-month-set',
  ]),
  outcome: z.enum(['done', 'refused']),
  reason: z.string().nullable().describe('of a refusal'),
  actor: AuditedMember.nullable().describe('null for the command line'),
  target: AuditedMember.nullable().describe('null where it was done to no member'),
  before: Roles.nullable(),
  after: Roles.nullable().describe('what was asked for, when it was refused'),
  replayed: z
    .object({
      service: z.string(),
      events: count.describe('how many were parked when it was asked for, or one'),
      type: z.string().nullable().describe('of the one event; null for all'),
    })
    .nullable()
    .describe('of parked events that were to be handled again'),
  answered: z
    .enum(['changed', 'stays', 'approved', 'refused', 'removed'])
    .nullable()
    .describe('of a report of a wrong verdict, or of a recipe that was to be published'),
  hijriMonth: HijriMonthOf.extend({
    before: HijriDaysMore.nullable(),
    daysMore: HijriDaysMore.nullable().describe('null where it was taken back'),
  })
    .nullable()
    .describe('whose beginning was set'),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const Day = z.iso.date(orStop('Please give a date, like 2026-11-24.'));

export const AuditFilter = z
  .object({
    q: SearchWords.optional().describe('words of the name or address of who did it, or to whom'),
    what: AuditEntry.shape.what.optional(),
    outcome: AuditEntry.shape.outcome.optional(),
    from: Day.optional().describe('the first day, in UTC'),
    until: Day.optional().describe('the last day, in UTC'),
  })
  .refine(({ from, until }) => !from || !until || from <= until, {
    ...orStop('The first day is after the last one.'),
    path: ['until'],
  });
export type AuditFilter = z.infer<typeof AuditFilter>;

export const adminApi = {
  ...eventOperations('svc-auth'),
  'GET /auth/users': {
    slice: 'svc-auth',
    summary: 'The members, page by page',
    access: 'admin',
    query: MemberFilter.extend({
      sort: z
        .enum(['joined', '-joined', 'name', '-name', 'recipes', '-recipes'])
        .default('-joined')
        .describe('with `-` from the latest, Z or the most; the newest first unless said'),
      ...PageQuery.shape,
    }),
    maxMs: 30_000,
    status: 200,
    answer: z.object({ users: z.array(Member), next: Next }),
    problems: [],
  },
  'GET /auth/users/counts': {
    slice: 'svc-auth',
    summary: 'How many members there are, of each kind, and of what is looked for',
    access: 'admin',
    query: MemberFilter,
    maxMs: 30_000,
    status: 200,
    answer: MemberCounts,
    problems: [],
  },
  'PATCH /auth/users/{id}/roles': {
    slice: 'svc-auth',
    summary: 'Give or take a role; felt by every service at once',
    access: 'admin',
    asksSecondFactor: true,
    params: z.object({ id: Id }),
    body: RolesBody,
    status: 200,
    answer: Member,
    problems: ['not_found', 'last_admin'],
  },
  'DELETE /auth/users/{id}/second-factor': {
    slice: 'svc-auth',
    summary: 'Remove the second factor of a member who has lost it; ends their sessions, and they are told',
    access: 'admin',
    asksSecondFactor: true,
    params: z.object({ id: Id }),
    status: 200,
    answer: Member,
    problems: ['not_found'],
  },
  'GET /operations/services': {
    slice: 'svc-auth',
    summary: 'The services that can be asked after their events',
    access: 'admin',
    status: 200,
    answer: z.object({ services: z.array(z.string()) }),
    problems: [],
  },
  'GET /auth/audit': {
    slice: 'svc-auth',
    summary: 'What admins did, and what was done to roles and second factors, newest first, page by page',
    access: 'admin',
    query: AuditFilter.safeExtend(PageQuery.shape),
    status: 200,
    answer: z.object({ entries: z.array(AuditEntry), next: Next }),
    problems: [],
  },
} as const satisfies ApiTable;
