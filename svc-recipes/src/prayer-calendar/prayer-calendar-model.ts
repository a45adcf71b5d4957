import { type Connection, Schema } from 'mongoose';

/** The calendar that a member subscribes to, as the member's browser has sealed it. */
export interface PrayerCalendarDocument {
  /** The member's: each has one. */
  _id: string;
  /** Made by the browser; by this, and a key that is kept nowhere, it is found. */
  calendar: string;
  /** Of the secret of the browser that changes it. */
  secretHash: string;
  /** In base64url, as it came. */
  sealed: string;
  begunAt: Date;
  changedAt: Date;
}

/** The last day that it holds has passed by then. */
const forgottenAfterSeconds = 400 * 86_400;

export function prayerCalendarModel(connection: Connection) {
  const schema = new Schema<PrayerCalendarDocument>(
    {
      _id: { type: String, required: true },
      calendar: { type: String, required: true },
      secretHash: { type: String, required: true },
      sealed: { type: String, required: true },
      begunAt: { type: Date, required: true },
      changedAt: { type: Date, required: true },
    },
    { versionKey: false },
  );
  schema.index({ calendar: 1 }, { unique: true });
  schema.index({ changedAt: 1 }, { expireAfterSeconds: forgottenAfterSeconds });
  return connection.model<PrayerCalendarDocument>('PrayerCalendar', schema, 'prayer-calendars');
}

export type PrayerCalendarModel = ReturnType<typeof prayerCalendarModel>;
