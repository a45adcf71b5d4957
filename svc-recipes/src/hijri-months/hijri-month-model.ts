import type { HijriDaysMore, HijriMonthOf } from '@sufra/contracts';
import { type OutboxDocument, outbox, outboxFields } from '@sufra/service-kit';
import { type Connection, Schema } from 'mongoose';

export interface AnnouncedMonth extends HijriMonthOf {
  daysMore: HijriDaysMore;
}

/** All that is announced, in one document: whether a month could be that long is decided by its neighbours. */
export interface HijriCalendar extends OutboxDocument {
  _id: string;
  months: AnnouncedMonth[];
}

export function hijriMonthModel(connection: Connection) {
  const schema = new Schema<HijriCalendar>(
    {
      _id: { type: String, required: true },
      months: Schema.Types.Mixed,
      ...outboxFields,
    },
    { versionKey: false, minimize: false },
  );
  schema.plugin(outbox);
  return connection.model<HijriCalendar>('HijriCalendar', schema, 'hijri-months');
}

export type HijriMonthModel = ReturnType<typeof hijriMonthModel>;
