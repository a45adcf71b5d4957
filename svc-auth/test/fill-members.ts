import { createConnection, Types } from 'mongoose';
import { userModel } from '../src/users/user-model.ts';

/** `MONGO_URL=… node test/fill-members.ts 10000`: as many members are there afterwards, the first of them an admin. */
const wanted = Number(process.argv[2]);
const adminId = 'c'.repeat(24);
const atOnce = 500;
const hour = 3_600_000;
const first = Date.parse('2026-11-01T08:00:00Z');
const names = ['Olive', 'Barley', 'Fig', 'Cumin', 'Honey', 'Pumpkin', 'Lentil'];

const someMember = (n: number) => ({
  _id: new Types.ObjectId(n === 0 ? adminId : undefined),
  name: `${names[n % names.length]} Tester ${n}`,
  email: `member.${n}@example.org`,
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
