import { changeDocument, createTurns, type GuardedUpdate } from '@sufra/service-kit';
import type { Types } from 'mongoose';
import type { User, UserModel } from './user-model.ts';

interface ChangeUser {
  users: UserModel;
  by:
    | { _id: string }
    | { email: string }
    | { 'pendingSignUps.tokenHash': string }
    | { 'passwordReset.tokenHash': string }
    | { 'emailChange.tokenHash': string }
    | { 'undoLinks.tokenHash': string };
  /** What to write for the account as it is now, if anything; runs again when another call wrote in between. */
  change: (user: User) => GuardedUpdate<Types.ObjectId> | undefined;
}

/**
 * One after the other within this process, so that only replicas get into each other's way: a hundred sign-ins to one
 * account at once would else write over each other and try again for seconds, while everybody waits for the database.
 */
const turns = createTurns();

/** Answers the account after the change, or null when there is none. */
export function changeUser({ users, by, change }: ChangeUser): Promise<User | null> {
  const key = `${users.db.name} ${Object.values(by)[0]}`;
  return turns(key, () =>
    changeDocument<User>({
      read: () =>
        users
          .findOne({ ...by, deletedAt: null })
          .lean<User>()
          .exec(),
      change,
      write: ({ filter, update }) =>
        users.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean<User>().exec(),
    }),
  );
}
