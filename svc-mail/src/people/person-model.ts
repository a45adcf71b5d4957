import { type Connection, Schema } from 'mongoose';

export interface PersonDocument {
  _id: string;
  /** The sequence of the newest event that is known of this person. */
  v?: number;
  email?: string;
  name?: string;
  /** In which mails to the person are written; English where it is absent. */
  language?: string;
  /** With which numbers in them are written; 0 to 9 where it is absent. */
  digits?: string;
  /** From the first moment that the deletion is known; the address goes once the last mail is done with. */
  deletedAt?: Date;
  /** The event whose mail was, or will be, the welcome. */
  welcomedBy?: string;
  /** The newest sequences of svc-billing's that say: paid, and ended. An older mail may say the opposite. */
  paidV?: number;
  endedV?: number;
}

/** Whom mails go to, so that other services need not carry addresses. */
export function personModel(connection: Connection) {
  const schema = new Schema<PersonDocument>(
    {
      _id: { type: String, required: true },
      v: Number,
      email: String,
      name: String,
      language: String,
      digits: String,
      deletedAt: Date,
      welcomedBy: String,
      paidV: Number,
      endedV: Number,
    },
    { versionKey: false },
  );
  return connection.model<PersonDocument>('Person', schema, 'people');
}

export type PersonModel = ReturnType<typeof personModel>;
