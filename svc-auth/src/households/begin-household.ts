import { Problem, recordCreate } from '@sufra/service-kit';
import { Types } from 'mongoose';
import type { User, UserModel } from '../users/user-model.ts';
import { asOnlyHousehold } from './change-household.ts';
import { householdChanged } from './household-changed.ts';
import type { Household, HouseholdModel } from './household-model.ts';
import { leaveForGood } from './leave-for-good.ts';
import { presentChanged } from './present-household.ts';

export interface BeginDeps {
  households: HouseholdModel;
  users: UserModel;
}

export async function beginHousehold({ households, users }: BeginDeps, userId: string) {
  const user = await users.findOne({ _id: userId, deletedAt: null }).select('name').lean<User>();
  if (!user) throw new Problem('session_ended');
  const createdAt = new Date();
  const members = [{ userId, name: user.name, role: 'owner' as const, joinedAt: createdAt }];
  const fields = { _id: new Types.ObjectId(), members, invitations: [], endedLinks: [], createdAt };
  const created = await asOnlyHousehold(households.create(recordCreate(fields, householdChanged(fields))));
  await assertStillThere({ households, users }, userId);
  return presentChanged(created.toObject<Household>(), userId);
}

/** The account may have been deleted between the look at it and the write: then its deletion has found no household to leave. */
export async function assertStillThere({ households, users }: BeginDeps, userId: string): Promise<void> {
  if (await users.exists({ _id: userId, deletedAt: null })) return;
  await leaveForGood(households, userId);
  throw new Problem('session_ended');
}
