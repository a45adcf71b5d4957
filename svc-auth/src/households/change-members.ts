import type { GivenRole } from '@sufra/contracts';
import { type GuardedUpdate, Problem } from '@sufra/service-kit';
import type { Types } from 'mongoose';
import { changeHousehold } from './change-household.ts';
import { dissolved } from './dissolved.ts';
import { withMembers } from './household-changed.ts';
import type { Household, HouseholdMember, HouseholdModel } from './household-model.ts';
import { assertOwner, memberOf, mustBeMember } from './members.ts';
import { presentChanged } from './present-household.ts';

interface OnMember {
  userId: string;
  /** The member whom it is about. */
  id: string;
}

type Change = (household: Household) => GuardedUpdate<Types.ObjectId> | undefined;

async function change(households: HouseholdModel, userId: string, write: Change): Promise<Household> {
  const by = { 'members.userId': userId };
  const household = await changeHousehold({ households, by, change: write });
  if (!household) throw new Problem('not_found');
  return household;
}

const withRoles = ({ members }: Household, roles: Record<string, HouseholdMember['role']>) =>
  members.map(member => ({ ...member, role: roles[member.userId] ?? member.role }));

export async function changeRole(
  households: HouseholdModel,
  { userId, id, role }: OnMember & { role: GivenRole },
) {
  const household = await change(households, userId, current => {
    assertOwner(current, userId);
    const member = mustBeMember(current, id);
    if (member.role === 'owner') throw new Problem('owner_stays');
    return member.role === role ? undefined : withMembers(current, withRoles(current, { [id]: role }));
  });
  return presentChanged(household, userId);
}

/** Members leave by themselves; the owner removes others. */
export async function removeMember(households: HouseholdModel, { userId, id }: OnMember) {
  const household = await change(households, userId, current => {
    if (userId !== id) assertOwner(current, userId);
    if (mustBeMember(current, id).role === 'owner') throw new Problem('owner_stays');
    return withMembers(
      current,
      current.members.filter(member => member.userId !== id),
    );
  });
  return memberOf(household, userId) ? presentChanged(household, userId) : { household: null };
}

export async function handOver(households: HouseholdModel, { userId, id }: OnMember) {
  const household = await change(households, userId, current => {
    assertOwner(current, userId);
    if (mustBeMember(current, id).role === 'owner') return undefined;
    return withMembers(current, withRoles(current, { [userId]: 'cook', [id]: 'owner' }));
  });
  return presentChanged(household, userId);
}

export async function dissolveHousehold(households: HouseholdModel, userId: string) {
  await change(households, userId, current => {
    assertOwner(current, userId);
    return dissolved(current);
  });
  return { household: null };
}
