import { type OutboxDocument, outbox, outboxFields } from '@sufra/service-kit';
import { type Connection, Schema } from 'mongoose';

export type Fact = OutboxDocument['outbox'][number];

/** What Stripe said last of the one subscription that counts. */
export interface AtStripe {
  id: string;
  status: string;
  startedAt: Date;
  periodStart: Date | null;
  periodEnd: Date | null;
  /** What the next payment takes, in pence. */
  amount: number;
  /** Ends by itself then; no further payment is taken. */
  endsAt: Date | null;
  endedAt: Date | null;
}

export interface OpenCheckout {
  /** Names the attempt to Stripe, so that repeating it makes no second session. */
  number: number;
  startedAt: Date;
  expiresAt: Date;
  sessionId?: string;
  url?: string;
}

export interface SubscriptionDocument extends OutboxDocument {
  /** The member's id: one subscription each, begun again after an end, so that its events keep one order. */
  _id: string;
  /** Whether the member is premium, as the others were told last. */
  status: 'none' | 'active' | 'cancelled';
  since?: Date | null;
  /** Ours alone binds a customer to a member; what Stripe's objects say of members decides nothing. */
  customerId?: string | null;
  /** How many customers were made for this member. */
  customers?: number;
  atStripe?: AtStripe | null;
  /** When premium ends unless the failed renewal is paid. */
  graceEndsAt?: Date | null;
  checkout?: OpenCheckout | null;
  /** How many checkouts were begun. */
  checkouts?: number;
  /** The member wants it to end, and Stripe has not confirmed it yet. */
  endAskedAt?: Date | null;
  /** The account is deleted, and what is personal is not removed yet. */
  leavingAt?: Date | null;
  /** All of it is removed; the id stays, so that nothing comes to life again. */
  leftAt?: Date | null;
  /** How often Stripe was asked, and which of the answers is in here: an older one comes too late. */
  asked?: number;
  heard?: number;
  /** When to look after this member next. */
  nextCheckAt?: Date | null;
  /** Invoices that the others were told of: as paid, as failed. */
  received?: string[];
  failed?: string[];
  /** The fact that was told last, to tell it again under the same id. */
  told?: Fact | null;
}

export function subscriptionModel(connection: Connection) {
  const atStripe = new Schema<AtStripe>(
    {
      id: String,
      status: String,
      startedAt: Date,
      periodStart: Date,
      periodEnd: Date,
      amount: Number,
      endsAt: Date,
      endedAt: Date,
    },
    { _id: false },
  );
  const checkout = new Schema<OpenCheckout>(
    { number: Number, startedAt: Date, expiresAt: Date, sessionId: String, url: String },
    { _id: false },
  );
  const schema = new Schema<SubscriptionDocument>(
    {
      _id: { type: String, required: true },
      status: { type: String, enum: ['none', 'active', 'cancelled'], required: true },
      since: { type: Date },
      customerId: { type: String },
      customers: { type: Number },
      atStripe: { type: atStripe },
      graceEndsAt: { type: Date },
      checkout: { type: checkout },
      checkouts: { type: Number },
      endAskedAt: { type: Date },
      leavingAt: { type: Date },
      leftAt: { type: Date },
      asked: { type: Number },
      heard: { type: Number },
      nextCheckAt: { type: Date },
      received: { type: [String], default: undefined },
      failed: { type: [String], default: undefined },
      told: { type: Schema.Types.Mixed },
      ...outboxFields,
    },
    { versionKey: false },
  );
  schema.index(
    { customerId: 1 },
    { unique: true, partialFilterExpression: { customerId: { $exists: true } } },
  );
  schema.index({ nextCheckAt: 1 }, { partialFilterExpression: { nextCheckAt: { $exists: true } } });
  schema.plugin(outbox);
  return connection.model<SubscriptionDocument>('Subscription', schema, 'subscriptions');
}

export type SubscriptionModel = ReturnType<typeof subscriptionModel>;
