import { changeDocument, type GuardedUpdate, isDuplicateKey, Problem } from '@sufra/service-kit';
import type { Types } from 'mongoose';
import type { Household, HouseholdModel } from './household-model.ts';

interface ChangeHousehold {
  households: HouseholdModel;
  by: { 'members.userId': string } | { 'invitations.tokenHash': string };
  /** What to write for the household as it is now, if anything; runs again when another call wrote in between. */
  change: (household: Household) => GuardedUpdate<Types.ObjectId> | undefined;
}

/** Answers the household after the change, or null when there is none. */
export function changeHousehold({ households, by, change }: ChangeHousehold): Promise<Household | null> {
  return changeDocument<Household>({
    read: () =>
      households
        .findOne({ ...by, deletedAt: null })
        .lean<Household>()
        .exec(),
    change,
    write: ({ filter, update }) =>
      households.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean<Household>().exec(),
  });
}

/** The same for a write that puts a member in, who may have come into another household at the same moment. */
export const asOnlyHousehold = async <T>(write: Promise<T>): Promise<T> => {
  try {
    return await write;
  } catch (error) {
    if (isDuplicateKey(error)) throw new Problem('in_household');
    throw error;
  }
};
