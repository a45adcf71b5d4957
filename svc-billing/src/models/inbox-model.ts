import { type Connection, Schema } from 'mongoose';

export interface InboxDocument {
  /** The event's id: each is taken in once. */
  _id: string;
  type: string;
  /** Whom it concerns; absent for a charge of which only Stripe can say it. */
  customerId?: string;
  invoiceId?: string;
  chargeId?: string;
  receivedAt: Date;
  /** When to work on it next; absent when it is done. */
  dueAt?: Date;
  tries: number;
  leaseUntil: Date;
  leaseBy?: string;
  doneAt?: Date;
}

export function inboxModel(connection: Connection) {
  const schema = new Schema<InboxDocument>(
    {
      _id: { type: String, required: true },
      type: { type: String, required: true },
      customerId: { type: String },
      invoiceId: { type: String },
      chargeId: { type: String },
      receivedAt: { type: Date, required: true },
      dueAt: { type: Date },
      tries: { type: Number, required: true },
      leaseUntil: { type: Date, required: true },
      leaseBy: { type: String },
      doneAt: { type: Date },
    },
    { versionKey: false },
  );
  schema.index({ dueAt: 1 }, { partialFilterExpression: { dueAt: { $exists: true } } });
  schema.index({ customerId: 1 });
  schema.index({ leaseBy: 1 }, { partialFilterExpression: { leaseBy: { $exists: true } } });
  // Stripe tries for three days at most.
  schema.index({ doneAt: 1 }, { expireAfterSeconds: 30 * 24 * 3_600 });
  return connection.model<InboxDocument>('WebhookEvent', schema, 'webhook_events');
}

export type InboxModel = ReturnType<typeof inboxModel>;
