import { z } from 'zod';
import * as limits from '../constants/limits.ts';
import type { ApiTable } from './api-table.ts';
import { EmailAddress, Id, Instant, LinkToken } from './fields.ts';

/** The owner cooks as well, and alone says who belongs to the household. */
export const HouseholdRole = z.enum(['owner', 'cook', 'guest']);
export type HouseholdRole = z.infer<typeof HouseholdRole>;

/** What an owner can make of another member. */
export const GivenRole = HouseholdRole.exclude(['owner']);
export type GivenRole = z.infer<typeof GivenRole>;

export const HouseholdMember = z.object({
  id: Id,
  name: z.string(),
  role: HouseholdRole,
  joinedAt: Instant,
});

export const Household = z.object({
  id: Id,
  role: HouseholdRole.describe('the caller’s own'),
  members: z.array(HouseholdMember).describe('the longest there first'),
  invitations: z
    .array(z.object({ id: Id, email: z.string(), role: GivenRole, sentAt: Instant, expiresAt: Instant }))
    .describe('those that are open; the owner alone sees them'),
});
export type Household = z.infer<typeof Household>;

/** Of what a household shares, its list and its calendar: whose it is, and what the caller may do with it. */
export const SharedInHousehold = z.object({ role: HouseholdRole, owner: z.string() });

const OwnHousehold = z.object({ household: Household });
const MaybeHousehold = z.object({ household: Household.nullable() });

export const InvitationBody = z.object({ email: EmailAddress, role: GivenRole });

const byToken = z.object({ token: LinkToken });
const byId = z.object({ id: Id });

export const householdApi = {
  'GET /household': {
    slice: 'svc-auth',
    summary: 'The household that the member belongs to, if any',
    access: 'member',
    status: 200,
    answer: MaybeHousehold,
    problems: [],
  },
  'POST /household': {
    slice: 'svc-auth',
    summary: `Begin a household, as its owner; up to ${limits.householdMembers} members share a kitchen in it`,
    access: 'member',
    status: 201,
    answer: OwnHousehold,
    problems: ['in_household'],
  },
  'DELETE /household': {
    slice: 'svc-auth',
    summary: 'Dissolve the household: each member keeps what is their own',
    access: 'member',
    status: 200,
    answer: MaybeHousehold,
    problems: ['not_found', 'forbidden'],
  },
  'POST /household/invitations': {
    slice: 'svc-auth',
    summary: `Mail an invitation, which is good for ${limits.householdInvitationDays} days and once; a newer one to the same address takes its place`,
    access: 'member',
    body: InvitationBody,
    status: 201,
    answer: OwnHousehold,
    problems: ['not_found', 'forbidden', 'household_full', 'invitations_full'],
  },
  'DELETE /household/invitations/{id}': {
    slice: 'svc-auth',
    summary: 'Take an open invitation back',
    access: 'member',
    params: byId,
    status: 200,
    answer: OwnHousehold,
    problems: ['not_found', 'forbidden'],
  },
  'POST /household/invitation': {
    slice: 'svc-auth',
    summary: 'What a mailed invitation is to, before it is accepted',
    access: 'public',
    body: byToken,
    status: 200,
    answer: z.object({
      invitedBy: z.string().describe('the owner’s name'),
      role: GivenRole,
      members: z.int().positive().describe('how many there are by now'),
      expiresAt: Instant,
    }),
    problems: ['not_found', 'invitation_over'],
  },
  'POST /household/invitation/accept': {
    slice: 'svc-auth',
    summary: 'Join the household that a mailed invitation is to',
    access: 'member',
    body: byToken,
    status: 200,
    answer: OwnHousehold,
    problems: ['not_found', 'invitation_over', 'household_full', 'in_household'],
  },
  'PATCH /household/members/{id}': {
    slice: 'svc-auth',
    summary: 'Make a member a cook, who plans and writes, or a guest, who reads and ticks off',
    access: 'member',
    params: byId,
    body: z.object({ role: GivenRole }),
    status: 200,
    answer: OwnHousehold,
    problems: ['not_found', 'forbidden', 'owner_stays'],
  },
  'DELETE /household/members/{id}': {
    slice: 'svc-auth',
    summary: 'Leave the household, or, as its owner, remove a member',
    access: 'member',
    params: byId,
    status: 200,
    answer: MaybeHousehold,
    problems: ['not_found', 'forbidden', 'owner_stays'],
  },
  'PUT /household/owner': {
    slice: 'svc-auth',
    summary: 'Hand the household over to another member; the owner before stays as a cook',
    access: 'member',
    body: byId,
    status: 200,
    answer: OwnHousehold,
    problems: ['not_found', 'forbidden'],
  },
} as const satisfies ApiTable;
