import type { FreeQuota } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import { presentCurrentUser } from '../users/present-user.ts';
import type { User, UserModel } from '../users/user-model.ts';

interface Deps {
  users: UserModel;
  quota: FreeQuota;
}

export async function findCurrentUser({ users, quota }: Deps, userId: string) {
  const user = await users.findOne({ _id: userId, deletedAt: null }).lean<User>();
  if (!user) throw new Problem('session_ended');
  return presentCurrentUser(user, quota);
}
