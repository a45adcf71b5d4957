import { trusted } from 'mongoose';
import type { UserModel } from '../users/user-model.ts';
import type { Household, HouseholdModel } from './household-model.ts';

export interface CoverDeps {
  users: UserModel;
  households: HouseholdModel;
}

/**
 * One premium membership covers a household: its members have premium while one of them is a premium member. Made of what is there now,
 * so it may run again and after any change.
 */
export async function coverMembers({ users, households }: CoverDeps, householdId: string): Promise<void> {
  const household = await households.findOne({ _id: householdId, deletedAt: null }).lean<Household>();
  const ids = household?.members.map(({ userId }) => userId) ?? [];
  const isPaid = await users.exists({ _id: trusted({ $in: ids }), isPremium: true, deletedAt: null });
  const covered = isPaid ? ids : [];
  await users.updateMany(
    { coveredIn: householdId, _id: trusted({ $nin: covered }) },
    { $unset: { coveredIn: '' } },
  );
  if (covered.length > 0)
    await users.updateMany(
      { _id: trusted({ $in: covered }), deletedAt: null },
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
