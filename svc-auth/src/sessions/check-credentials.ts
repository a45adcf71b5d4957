import { Problem } from '@sufra/service-kit';
import type { PasswordHasher } from '../hashing/password-hasher.ts';
import { stillPending } from '../users/pending-sign-up.ts';
import type { User, UserModel } from '../users/user-model.ts';

interface Deps {
  users: UserModel;
  hasher: PasswordHasher;
}

interface Credentials {
  email: string;
  password: string;
}

export type Checked =
  | { outcome: 'right'; user: User; passwordHash: string }
  | { outcome: 'unverified' | 'wrong'; userId?: string };

const hashesOf = (user: User | null): string[] => {
  if (!user) return [];
  if (!user.verifiedAt) return stillPending(user.pendingSignUps, new Date()).map(one => one.passwordHash);
  return user.passwordHash ? [user.passwordHash] : [];
};

/** One look-up and one hash, for members and strangers; only the right password learns more than that it was not right. */
export async function checkCredentials(
  { users, hasher }: Deps,
  { email, password }: Credentials,
): Promise<Checked> {
  const user = await users.findOne({ email, deletedAt: null }).lean<User>();
  const passwordHash = await hasher.match(password, hashesOf(user));
  const userId = user ? String(user._id) : undefined;
  if (!user || !passwordHash) return { outcome: 'wrong', userId };
  return user.verifiedAt ? { outcome: 'right', user, passwordHash } : { outcome: 'unverified', userId };
}

export const refusal = ({ outcome }: Exclude<Checked, { outcome: 'right' }>) =>
  new Problem(outcome === 'unverified' ? 'email_unverified' : 'invalid_credentials');
