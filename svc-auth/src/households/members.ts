import { limits } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import type { Household, HouseholdMember, Invitation } from './household-model.ts';

export const memberOf = ({ members }: Household, userId: string): HouseholdMember | undefined =>
  members.find(member => member.userId === userId);

/** Whom it does not belong to learns nothing of it. */
export function mustBeMember(household: Household, userId: string): HouseholdMember {
  const member = memberOf(household, userId);
  if (!member) throw new Problem('not_found');
  return member;
}

export function assertOwner(household: Household, userId: string): void {
  if (mustBeMember(household, userId).role !== 'owner') throw new Problem('forbidden');
}

/** Invitations are no places: of those who accept at once, the first ones come in. */
export const isFull = ({ members }: Household) => members.length >= limits.householdMembers;

export const openInvitations = ({ invitations }: Household): Invitation[] => {
  const now = new Date();
  return invitations.filter(({ expiresAt }) => expiresAt > now);
};
