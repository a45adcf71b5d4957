import { recordChange } from '@sufra/service-kit';
import type { Household, HouseholdMember } from './household-model.ts';

/** The full state of who belongs together, so that any reader needs the newest event alone. */
export const householdChanged = ({ _id, members }: Pick<Household, '_id' | 'members'>) => ({
  type: 'household.changed' as const,
  data: {
    householdId: String(_id),
    members: members.map(({ joinedAt, ...member }) => ({ ...member, joinedAt: joinedAt.toISOString() })),
  },
});

/** The write that makes these the members; `more` goes with it. */
export const withMembers = (
  household: Household,
  members: HouseholdMember[],
  more: Record<string, unknown> = {},
) =>
  recordChange({
    of: household,
    update: { $set: { members, ...more } },
    events: [householdChanged({ ...household, members })],
  });
