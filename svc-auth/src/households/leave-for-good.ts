import { changeHousehold } from './change-household.ts';
import { dissolved } from './dissolved.ts';
import { withMembers } from './household-changed.ts';
import type { HouseholdMember, HouseholdModel } from './household-model.ts';

/** Of an account that is deleted. An owner's household goes on with the cook, or else the guest, who is longest there. */
export async function leaveForGood(households: HouseholdModel, userId: string): Promise<void> {
  await changeHousehold({
    households,
    by: { 'members.userId': userId },
    change: household => {
      const others = household.members.filter(member => member.userId !== userId);
      return others.length === 0 ? dissolved(household) : withMembers(household, withOwner(others));
    },
  });
}

function withOwner(members: HouseholdMember[]): HouseholdMember[] {
  if (members.some(({ role }) => role === 'owner')) return members;
  const heir = members.find(({ role }) => role === 'cook') ?? members[0];
  return members.map(member => (member === heir ? { ...member, role: 'owner' } : member));
}
