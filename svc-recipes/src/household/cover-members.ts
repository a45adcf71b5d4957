import { isDeepStrictEqual } from 'node:util';
import { trusted } from 'mongoose';
import type { AllowanceModel } from '../quota/allowance-model.ts';
import type { HouseholdDocument, HouseholdModel } from './household-model.ts';

export interface CoverDeps {
  allowances: AllowanceModel;
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

async function membersToCover({ allowances, households }: CoverDeps, householdId: string): Promise<string[]> {
  const household = await households.findOne({ _id: householdId, deletedAt: null }).lean<HouseholdDocument>();
  const ids = household?.members?.map(({ userId }) => userId) ?? [];
  const isPaid = await allowances.exists({ _id: trusted({ $in: ids }), isPremium: true, deletedAt: null });
  return isPaid ? ids : [];
}

async function cover(
  { allowances }: CoverDeps,
  { householdId, ids }: { householdId: string; ids: string[] },
) {
  await allowances.updateMany(
    { coveredIn: householdId, _id: trusted({ $nin: ids }) },
    { $unset: { coveredIn: '' } },
  );
  // Of a member who has generated nothing yet, too. A tombstone keeps what it is told, and is premium by nothing.
  const $set = { coveredIn: householdId };
  for (const _id of ids) await allowances.updateOne({ _id }, { $set }, { upsert: true });
}

/** After a change of a member's own membership. */
export async function coverWith(deps: CoverDeps, memberId: string): Promise<void> {
  const found = await deps.households
    .find({ 'members.userId': memberId, deletedAt: null })
    .select('_id')
    .lean<Pick<HouseholdDocument, '_id'>[]>();
  for (const { _id } of found) await coverMembers(deps, _id);
}
