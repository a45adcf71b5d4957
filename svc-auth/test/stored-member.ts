import { randomUUID } from 'node:crypto';
import { recordCreate } from '@sufra/service-kit';
import { Types } from 'mongoose';
import { tokenIssuer } from '../src/sessions/token-issuer.ts';
import type { User } from '../src/users/user-model.ts';
import { aPerson } from './people.ts';
import type { UnderTest } from './start-for-test.ts';

/** A member as the database has one, with a token: for what is not about signing up or in. */
export async function aStoredMember(under: UnderTest, overrides: Partial<User> = {}) {
  const { name, email } = aPerson();
  const now = new Date();
  const fields = { _id: new Types.ObjectId(), name, email, createdAt: now, verifiedAt: now, ...overrides };
  const user = await under.users.create(recordCreate(fields));
  const id = String(user._id);
  return { id, name: user.name, email: user.email, token: await tokenFor(under, user) };
}

export type StoredMember = Awaited<ReturnType<typeof aStoredMember>>;

export const tokenFor = (under: UnderTest, user: Pick<User, '_id' | 'v' | 'isAdmin' | 'isModerator'>) =>
  tokenIssuer({
    signingKeys: under.config.signingKeys,
    issuer: under.config.tokenIssuer,
    audience: under.config.tokenAudience,
    lifeMs: under.config.tokenTtlMs,
  })(user, randomUUID());

export const anAdmin = (under: UnderTest, overrides: Partial<User> = {}) =>
  aStoredMember(under, { name: 'Idris Admin', isAdmin: true, ...overrides });
