import { plainLetters } from '@sufra/contracts';
import { type SearchFields, searchFieldsOf } from '@sufra/service-kit';
import type { Schema, UpdateQuery } from 'mongoose';
import type { User, UserModel } from './user-model.ts';

/** What an account is found and ordered by in the list of members. */
export interface MemberFields extends SearchFields {
  /** Without case and accents; the address where there is no name. */
  sortName: string;
}

const fields = ['searchText', 'searchParts', 'sortName'] as const satisfies readonly (keyof MemberFields)[];

const memberFieldsOf = ({ name, email }: Pick<User, 'name' | 'email'>): MemberFields => ({
  ...searchFieldsOf(name, email),
  sortName: plainLetters(name.trim() || email),
});

type Update = UpdateQuery<User>;
const changes = (update: Update, field: 'name' | 'email') =>
  update.$set?.[field] !== undefined || update.$unset?.[field] !== undefined;

/** `schema.plugin(memberFields)`: they go with the name or address that they were made of, and are made anew when an admin next lists. */
export function memberFields(schema: Schema<User>): void {
  schema.add({
    searchText: String,
    searchParts: { type: [String], default: undefined },
    sortName: String,
  });
  schema.index({ searchParts: 1 });
  schema.index({ sortName: 1, _id: 1 });
  schema.pre(['updateOne', 'findOneAndUpdate'], function () {
    const update = this.getUpdate() as Update | null;
    if (!update || !(changes(update, 'name') || changes(update, 'email'))) return;
    const gone = Object.fromEntries(fields.map(field => [field, '']));
    this.setUpdate({ ...update, $unset: { ...update.$unset, ...gone } });
  });
}

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
