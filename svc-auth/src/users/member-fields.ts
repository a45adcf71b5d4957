import { plainLetters } from '@sufra/contracts';
import { type SearchFields, searchFieldsOf } from '@sufra/service-kit';
import type { Schema } from 'mongoose';

/** What an account is found and ordered by in the list of members. */
export interface MemberFields extends SearchFields {
  /** Without case and accents; the address where there is no name. */
  sortName: string;
}

const fields = ['searchText', 'searchParts', 'sortName'] as const satisfies readonly (keyof MemberFields)[];

interface Named {
  name: string;
  email: string;
}

export const memberFieldsOf = ({ name, email }: Named): MemberFields => ({
  ...searchFieldsOf(name, email),
  sortName: plainLetters(name.trim() || email),
});

type Update = Partial<Record<'$set' | '$unset', Record<string, unknown>>>;

const changes = ({ $set, $unset }: Update, field: keyof Named) =>
  $set?.[field] !== undefined || $unset?.[field] !== undefined;

/** `schema.plugin(memberFields)`: they go with the name or address that they were made of, and are made anew when an admin next lists. */
export function memberFields(schema: Schema): void {
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
