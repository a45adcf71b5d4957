import type { AccountExport } from '@sufra/contracts';
import type { Household, HouseholdModel } from './household-model.ts';
import { presentHousehold } from './present-household.ts';

const find = (households: HouseholdModel, userId: string) =>
  households.findOne({ 'members.userId': userId, deletedAt: null }).lean<Household>();

export async function findHousehold(households: HouseholdModel, userId: string) {
  const household = await find(households, userId);
  return { household: household && presentHousehold(household, userId) };
}

/** For the export: what the member sees, without the ids of others. */
export async function exportedHousehold(
  households: HouseholdModel,
  userId: string,
): Promise<AccountExport['household']> {
  const household = await find(households, userId);
  if (!household) return null;
  const { role, members, invitations } = presentHousehold(household, userId);
  return {
    role,
    joinedAt: members.find(({ id }) => id === userId)?.joinedAt ?? household.createdAt.toISOString(),
    members: members.map(({ name, role: theirs }) => ({ name, role: theirs })),
    invitations: invitations.map(({ email, role: given, sentAt }) => ({ email, role: given, sentAt })),
  };
}
