import { type OutboxDocument, outbox, outboxFields } from '@sufra/service-kit';
import { type Connection, Schema } from 'mongoose';

export interface SubscriptionDocument extends OutboxDocument {
  /** The member's id: one subscription each, begun again after an end, so that its events keep one order. */
  _id: string;
  status: 'active' | 'cancelled';
  since: Date;
}

export function subscriptionModel(connection: Connection) {
  const schema = new Schema<SubscriptionDocument>(
    {
      _id: { type: String, required: true },
      status: { type: String, enum: ['active', 'cancelled'], required: true },
      since: { type: Date, required: true },
      ...outboxFields,
    },
    { versionKey: false },
  );
  schema.plugin(outbox);
  return connection.model<SubscriptionDocument>('Subscription', schema, 'subscriptions');
}

export type SubscriptionModel = ReturnType<typeof subscriptionModel>;
