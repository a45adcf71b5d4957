import { leaseFields } from '@sufra/service-kit';
import { type Connection, Schema } from 'mongoose';

/** One browser of a member: where it is reached, and when it is to be woken. Why, it alone knows. */
export interface RemindedBrowserDocument {
  /** Made by the browser. */
  _id: string;
  memberId: string;
  /** The session that it was registered by: when that ends, so does this. */
  sessionId: string;
  endpoint: string;
  /** Of the browser's secret. */
  secretHash: string;
  instants: Date[];
  /** The first of the instants, or when one that failed is tried again; absent where none is ahead. */
  dueAt?: Date | null;
  tries: number;
  registeredAt: Date;
  changedAt: Date;
  leaseUntil: Date;
  leaseBy?: string;
}

/** A browser that has not been opened for so long has nothing left to be woken for. */
const forgottenAfterSeconds = 60 * 86_400;

export function reminderModel(connection: Connection) {
  const schema = new Schema<RemindedBrowserDocument>(
    {
      _id: { type: String, required: true },
      memberId: { type: String, required: true },
      sessionId: { type: String, required: true },
      endpoint: { type: String, required: true },
      secretHash: { type: String, required: true },
      instants: { type: [Date], required: true },
      dueAt: Date,
      tries: { type: Number, required: true },
      registeredAt: { type: Date, required: true },
      changedAt: { type: Date, required: true },
      ...leaseFields,
    },
    { versionKey: false },
  );
  schema.index({ memberId: 1, changedAt: -1 });
  schema.index({ dueAt: 1 }, { sparse: true });
  schema.index({ changedAt: 1 }, { expireAfterSeconds: forgottenAfterSeconds });
  return connection.model<RemindedBrowserDocument>('RemindedBrowser', schema, 'reminded-browsers');
}

export type ReminderModel = ReturnType<typeof reminderModel>;
