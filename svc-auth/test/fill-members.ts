import { recordCreate } from '@sufra/service-kit';
import mongoose, { Types } from 'mongoose';
import { createPasswordHasher } from '../src/hashing/password-hasher.ts';
import { userModel } from '../src/users/user-model.ts';

/** For measurements: `node fill-members.ts COUNT` makes member-0@sufra.example and so on, with one password, in MONGO_URL. */
const count = Number(process.argv[2]);
const connection = await mongoose.createConnection(process.env.MONGO_URL ?? '').asPromise();
const users = userModel(connection);
const passwordHash = await createPasswordHasher({ maxAtOnce: 1, maxWaiting: 1 }).hash('saffron and rice');
const now = new Date();
for (let at = 0; at < count; at += 1)
  await users.create(
    recordCreate({
      _id: new Types.ObjectId(),
      name: 'Amina Yusuf',
      email: `member-${at}@sufra.example`,
      passwordHash,
      createdAt: now,
      verifiedAt: now,
    }),
  );
await connection.close();
