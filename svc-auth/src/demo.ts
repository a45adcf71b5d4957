import { recordChange, recordCreate } from '@sufra/service-kit';
import mongoose, { Types } from 'mongoose';
import type { AuthConfig } from './config.ts';
import { createPasswordHasher, type PasswordHasher } from './hashing/password-hasher.ts';
import { accessChanged } from './users/access-changed.ts';
import { changeUser } from './users/change-user.ts';
import { type UserModel, userModel } from './users/user-model.ts';

interface DemoMember {
  id: string;
  name: string;
  email: string;
  password: string;
  isAdmin: boolean;
  isModerator: boolean;
  isPremium: boolean;
}

interface SeedDemo {
  config: AuthConfig;
  members: readonly DemoMember[];
}

interface Deps {
  users: UserModel;
  hasher: PasswordHasher;
}

/** For a run on one's own machine alone: makes the demo members, and sees that the passwords told at the start sign in. */
export async function seedDemo({ config, members }: SeedDemo): Promise<void> {
  if (config.mode !== 'local') throw new Error('demo members exist in local mode alone');
  const hasher = createPasswordHasher({ maxAtOnce: config.hashesAtOnce, maxWaiting: members.length });
  const connection = await mongoose.createConnection(config.mongoUrl).asPromise();
  try {
    const users = userModel(connection);
    await users.createIndexes();
    for (const member of members) await seedMember({ users, hasher }, member);
  } finally {
    await connection.close();
  }
}

async function seedMember({ users, hasher }: Deps, member: DemoMember) {
  const { email, password } = member;
  const known = await users.findOne({ email, deletedAt: null }).lean();
  const stored = known?.verifiedAt && known.passwordHash ? [known.passwordHash] : [];
  if (await hasher.match(password, stored)) return;
  const passwordHash = await hasher.hash(password);
  const seeded = { name: member.name, passwordHash, verifiedAt: new Date() };
  if (!known) await create(users, { ...member, ...seeded });
  else
    await changeUser({
      users,
      by: { email },
      change: user =>
        recordChange({
          of: user,
          update: { $set: { ...seeded, pendingSignUps: [] }, $unset: { forgetAt: '' } },
        }),
    });
}

async function create(users: UserModel, member: DemoMember & { passwordHash: string; verifiedAt: Date }) {
  const { id, password: _, ...fields } = member;
  const user = { ...fields, _id: new Types.ObjectId(id), endedSessions: [], createdAt: new Date() };
  const verified = { userId: id, email: user.email, name: user.name };
  await users.create(
    recordCreate(user, { type: 'user.email-verified', data: verified }, accessChanged(user)),
  );
}
