import { memberFieldsOf } from './member-fields.ts';
import type { User, UserModel } from './user-model.ts';

const atOnce = 500;

/** Gives every account that lacks them its fields; done twice, it changes nothing, and an index says at once that there are none. */
export async function completeMemberFields(users: UserModel): Promise<void> {
  for (;;) {
    const found = await users
      .find({ searchParts: null, deletedAt: null })
      .limit(atOnce)
      .select('name email v')
      .lean<User[]>();
    if (found.length === 0) return;
    // Past mongoose and without a new version: what is written to an account at the same time meets no conflict.
    await users.collection.bulkWrite(
      found.map(user => ({
        updateOne: {
          filter: { _id: user._id, v: user.v, deletedAt: null },
          update: { $set: memberFieldsOf(user) },
        },
      })),
      { ordered: false },
    );
    if (found.length < atOnce) return;
  }
}
