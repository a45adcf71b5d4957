import type { Household as PresentedHousehold } from '@sufra/contracts';
import type { Household } from './household-model.ts';
import { mustBeMember, openInvitations } from './members.ts';

/** As one of its members sees it; every field is named, so that none slips out. */
export function presentHousehold(household: Household, userId: string): PresentedHousehold {
  const { role } = mustBeMember(household, userId);
  const invitations = role === 'owner' ? openInvitations(household) : [];
  return {
    id: String(household._id),
    role,
    members: household.members.map(member => ({
      id: member.userId,
      name: member.name,
      role: member.role,
      joinedAt: member.joinedAt.toISOString(),
    })),
    invitations: invitations.map(({ id, email, role: given, sentAt, expiresAt }) => ({
      id,
      email,
      role: given,
      sentAt: sentAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  };
}

/** Of a change that the caller made as a member. */
export const presentChanged = (household: Household, userId: string) => ({
  household: presentHousehold(household, userId),
});
