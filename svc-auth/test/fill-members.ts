import { recordCreate } from '@sufra/service-kit';
import { createConnection, Types } from 'mongoose';
import { createPasswordHasher } from '../src/hashing/password-hasher.ts';
import { userModel } from '../src/users/user-model.ts';

/**
 * For measurements: `MONGO_URL=… node fill-members.ts 10000`. As many members are there afterwards, member-0@sufra.example
 * and so on, with one password, the first of them an admin.
 */
const wanted = Number(process.argv[2]);
const adminId = 'c'.repeat(24);
const atOnce = 500;
const hour = 3_600_000;
const first = Date.parse('2026-11-01T08:00:00Z');
const names = ['Olive', 'Barley', 'Fig', 'Cumin', 'Honey', 'Pumpkin', 'Lentil'];
const passwordHash = await createPasswordHasher({ maxAtOnce: 1, maxWaiting: 1 }).hash('saffron and rice');

const someMember = (n: number) =>
  recordCreate({
    _id: new Types.ObjectId(n === 0 ? adminId : undefined),
    name: `${names[n % names.length]} Tester ${n}`,
    email: `member-${n}@sufra.example`,
    passwordHash,
    createdAt: new Date(first - n * hour),
    verifiedAt: new Date(first - n * hour),
    isAdmin: n === 0,
    isModerator: n % 100 === 0,
    isPremium: n % 10 === 0,
    recipesGenerated: n % 17,
  });

const connection = await createConnection(process.env.MONGO_URL ?? '').asPromise();
const users = userModel(connection);
await users.deleteMany({});
for (let from = 0; from < wanted; from += atOnce)
  await users.insertMany(
    Array.from({ length: Math.min(atOnce, wanted - from) }, (_, at) => someMember(from + at)),
  );
await connection.close();
