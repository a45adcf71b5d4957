import { setTimeout as wait } from 'node:timers/promises';
import { isDuplicateKey, Problem, WriteConflict } from '@sufra/service-kit';
import { type Connection, Schema, type Types } from 'mongoose';
import type { UserModel } from '../users/user-model.ts';

interface Leaving {
  userId: Types.ObjectId;
  /** The version of the account that the write which ends its role is bound to. */
  v: number;
}

/** The one document that all who end an admin's role pass: who is leaving, and how many have come to leave so far. */
interface Register {
  _id: string;
  entered: number;
  leaving: Leaving[];
}

export function leavingAdminsModel(connection: Connection) {
  const leaving = new Schema<Leaving>({ userId: Schema.Types.ObjectId, v: Number }, { _id: false });
  const schema = new Schema<Register>(
    { _id: String, entered: Number, leaving: [leaving] },
    { versionKey: false },
  );
  return connection.model<Register>('LeavingAdmins', schema, 'leaving_admins');
}

interface Deps {
  users: UserModel;
  register: ReturnType<typeof leavingAdminsModel>;
}

const _id = 'register';
const attempts = 200;
const maxWaitMs = 20;
/** So many looks, a tenth of a second at least, has a leaving admin before its write is overtaken. */
const patience = 20;

/**
 * Runs the write that ends an admin's role, which must be bound to the account's version, only while another admin
 * stays. Decision 008 says why this holds whatever is killed and whenever.
 */
export async function leave<T>(
  deps: Deps,
  { _id: userId, v }: { _id: Types.ObjectId; v: number },
  write: () => PromiseLike<T>,
): Promise<T> {
  await enter(deps, { userId, v });
  // After a failure it cannot be known whether the write has been done or will be: the entry stays until that is settled.
  const written = await write();
  await withdraw(deps, { userId, v });
  return written;
}

async function enter(deps: Deps, leaver: Leaving): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    // Read in this order: an admin who is found to stay then had not entered, and one who enters later changes the count.
    const { entered, leaving } = (await deps.register.findById(_id).lean()) ?? { entered: 0, leaving: [] };
    const others = leaving.filter(({ userId }) => !userId.equals(leaver.userId));
    if (await anotherAdminStays(deps, [leaver, ...others])) {
      if (await add(deps, leaver, entered)) return;
    } else if (others.length === 0) throw new Problem('last_admin');
    else if (attempt % patience === 0) for (const other of others) await settle(deps, other);
    await wait(maxWaitMs * (0.25 + Math.random() * 0.75));
  }
  throw new WriteConflict(`others came to leave ${attempts} times in a row`);
}

const anotherAdminStays = ({ users }: Deps, leaving: Leaving[]) =>
  users.exists({
    isAdmin: true,
    deletedAt: null,
    verifiedAt: { $ne: null },
    _id: { $nin: leaving.map(({ userId }) => userId) },
  });

/** False when another admin has entered since `entered` was read. */
async function add({ register }: Deps, leaver: Leaving, entered: number): Promise<boolean> {
  const enters = { $inc: { entered: 1 }, $push: { leaving: leaver } };
  try {
    const { matchedCount, upsertedCount } = await register.updateOne({ _id, entered }, enters, {
      upsert: true,
    });
    return matchedCount + upsertedCount > 0;
  } catch (error) {
    // The register is there, with another count.
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** The account has left version `v`, so nothing that is bound to it or to an earlier one is written any more. */
const withdraw = ({ register }: Deps, { userId, v }: Leaving) =>
  register.updateOne({ _id }, { $pull: { leaving: { userId, v: { $lte: v } } } });

/**
 * Its process was killed, or is slow: another version of the account keeps a late write from being done, and after that
 * the account itself says whether it is an admin's still.
 */
async function settle(deps: Deps, other: Leaving) {
  await deps.users.updateOne({ _id: other.userId, v: other.v }, { $inc: { v: 1 } });
  await withdraw(deps, other);
}
