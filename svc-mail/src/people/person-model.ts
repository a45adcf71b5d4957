import { type Connection, Schema } from 'mongoose';

export interface PersonDocument {
  _id: string;
  /** The sequence of the newest event that is known of this person. */
  v: number;
  email?: string;
  name?: string;
  deletedAt?: Date;
}

/** Whom mails go to, so that other services need not carry addresses. */
export function personModel(connection: Connection) {
  const schema = new Schema<PersonDocument>(
    { _id: { type: String, required: true }, v: Number, email: String, name: String, deletedAt: Date },
    { versionKey: false },
  );
  return connection.model<PersonDocument>('Person', schema, 'people');
}

export type PersonModel = ReturnType<typeof personModel>;
