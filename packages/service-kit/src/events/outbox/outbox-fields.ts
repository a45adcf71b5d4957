import { Schema } from 'mongoose';
import { noLease } from '../../jobs/lease.ts';

/** An event as it waits in its document: `data` is the JSON that was checked when it was written. */
export interface OutboxEntry {
  id: string;
  seq: number;
  type: string;
  version: number;
  at: Date;
  requestid?: string | null;
  traceparent?: string | null;
  data: string;
}

export interface OutboxDocument {
  v: number;
  outbox: OutboxEntry[];
  /** When the relay shall look next; absent when there is nothing to publish. */
  pendingAt?: Date | null;
  leaseUntil: Date;
  leaseBy?: string | null;
  deletedAt?: Date | null;
}

const entry = new Schema<OutboxEntry>(
  {
    id: String,
    seq: Number,
    type: { type: String },
    version: Number,
    at: Date,
    requestid: String,
    traceparent: String,
    data: String,
  },
  { _id: false },
);

/** For spreading into a schema's definition. */
export const outboxFields = {
  v: { type: Number, required: true, default: 1 },
  outbox: { type: [entry], default: () => [] },
  pendingAt: { type: Date },
  leaseUntil: { type: Date, default: () => noLease },
  leaseBy: { type: String },
  deletedAt: { type: Date },
} as const;
