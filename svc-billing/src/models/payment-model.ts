import { type Connection, Schema } from 'mongoose';

export interface PaymentDocument {
  /** The invoice's id at Stripe. */
  _id: string;
  /** Absent once the member has left: the amounts stay. */
  userId?: string | null;
  /** Absent until Stripe has said what became of the invoice. */
  outcome?: 'paid' | 'failed' | null;
  at?: Date;
  /** In pence: what was paid, or was to be. */
  amount?: number;
  /** What went back, by refunds and by lost disputes. */
  refunded?: number;
  lost?: number;
  isDisputed?: boolean;
  receiptUrl?: string | null;
  intents?: string[];
  /** The ledger and the member's receipt do not follow from this row yet. */
  isUnsettled?: boolean;
  asked?: number;
  heard?: number;
}

export function paymentModel(connection: Connection) {
  const schema = new Schema<PaymentDocument>(
    {
      _id: { type: String, required: true },
      userId: { type: String },
      outcome: { type: String },
      at: { type: Date },
      amount: { type: Number },
      refunded: { type: Number },
      lost: { type: Number },
      isDisputed: { type: Boolean },
      receiptUrl: { type: String },
      intents: { type: [String], default: undefined },
      isUnsettled: { type: Boolean },
      asked: { type: Number },
      heard: { type: Number },
    },
    { versionKey: false },
  );
  schema.index({ userId: 1, at: -1, _id: -1 });
  schema.index({ intents: 1 });
  schema.index({ isUnsettled: 1 }, { partialFilterExpression: { isUnsettled: true } });
  return connection.model<PaymentDocument>('Payment', schema, 'payments');
}

export type PaymentModel = ReturnType<typeof paymentModel>;
