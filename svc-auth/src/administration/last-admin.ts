import { changeDocument, type GuardedUpdate, Problem } from '@sufra/service-kit';
import type { Types } from 'mongoose';
import type { User, UserModel } from '../users/user-model.ts';
import { leave, type leavingAdminsModel } from './leaving-admins.ts';

interface Deps {
  users: UserModel;
  register: ReturnType<typeof leavingAdminsModel>;
}

interface Change {
  by: { _id: string };
  /** As with `changeUser`. */
  change: (user: User) => GuardedUpdate<Types.ObjectId> | undefined;
  /** Awaited before a refusal is thrown, with the account that has to stay an admin's. */
  ifLast?: (user: User) => Promise<void>;
}

/** `changeUser` for what may end an admin's role: refuses with `last_admin` when no other admin would stay. */
export type ChangeKeepingAnAdmin = (change: Change) => Promise<User | null>;

const endsRole = ({ update }: GuardedUpdate<Types.ObjectId>) =>
  update.$set?.isAdmin === false || Boolean(update.$set?.deletedAt);

export const changeKeepingAnAdmin =
  (deps: Deps): ChangeKeepingAnAdmin =>
  async ({ by, change, ifLast }) => {
    const { users } = deps;
    let found: User | undefined;
    const write = ({ filter, update }: GuardedUpdate<Types.ObjectId>) =>
      users.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean<User>().exec();
    try {
      return await changeDocument<User>({
        read: () =>
          users
            .findOne({ ...by, deletedAt: null })
            .lean<User>()
            .exec(),
        change: user => {
          found = user;
          return change(user);
        },
        write: guarded =>
          found?.isAdmin && endsRole(guarded)
            ? leave(deps, guarded.filter, () => write(guarded))
            : write(guarded),
      });
    } catch (error) {
      if (found && error instanceof Problem && error.code === 'last_admin') await ifLast?.(found);
      throw error;
    }
  };
