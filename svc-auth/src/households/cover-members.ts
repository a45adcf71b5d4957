import { isDeepStrictEqual } from 'node:util';
import { trusted } from 'mongoose';
import type { UserModel } from '../users/user-model.ts';
import type { Household, HouseholdModel } from './household-model.ts';

export interface CoverDeps {
  users: UserModel;
  households: HouseholdModel;
}

/**
 * One premium membership covers a household: its members have premium while one of them is a premium member. Made of what is there now,
 * so it may run again and after any change. What became another while this wrote is written anew: a member who left meanwhile would
 * stay covered.
 */
export async function coverMembers(deps: CoverDeps, householdId: string): Promise<void> {
  let ids = await membersToCover(deps, householdId);
  while (true) {
    await cover(deps, { householdId, ids });
    const now = await membersToCover(deps, householdId);
    if (isDeepStrictEqual(now, ids)) return;
    ids = now;
  }
}

async function membersToCover({ users, households }: CoverDeps, householdId: string): Promise<string[]> {
  const household = await households.findOne({ _id: householdId, deletedAt: null }).lean<Household>();
  const ids = household?.members.map(({ userId }) => userId) ?? [];
  const isPaid = await users.exists({ _id: trusted({ $in: ids }), isPremium: true, deletedAt: null });
  return isPaid ? ids : [];
}

async function cover({ users }: CoverDeps, { householdId, ids }: { householdId: string; ids: string[] }) {
  await users.updateMany(
    { coveredIn: householdId, _id: trusted({ $nin: ids }) },
    { $unset: { coveredIn: '' } },
  );
  if (ids.length > 0)
    await users.updateMany(
      { _id: trusted({ $in: ids }), deletedAt: null },
      { $set: { coveredIn: householdId } },
    );
}

/** After a change of a member's own membership. */
export async function coverWith(deps: CoverDeps, userId: string): Promise<void> {
  const household = await deps.households
    .findOne({ 'members.userId': userId, deletedAt: null })
    .select('_id')
    .lean<Pick<Household, '_id'>>();
  if (household) await coverMembers(deps, String(household._id));
}
