import { Problem } from '@sufra/service-kit';
import type { User, UserModel } from '../users/user-model.ts';

export async function findMember({ users }: { users: UserModel }, userId: string): Promise<User> {
  const user = await users.findOne({ _id: userId, deletedAt: null }).lean<User>();
  if (!user) throw new Problem('session_ended');
  return user;
}
