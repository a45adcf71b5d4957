import { type Connection, Schema } from 'mongoose';

export const entryKinds = ['pledge', 'taken-back', 'restored', 'transfer'] as const;

export interface LedgerEntry {
  /** Its place in the chain, from 1. As the key it makes sure that one place has one entry. */
  _id: number;
  /** In pence: what is pledged is positive, what was taken back negative, what was given positive. */
  amount: number;
  kind: (typeof entryKinds)[number];
  at: Date;
  /** Names a payment, and no member. */
  invoice?: string | null;
  charity?: string | null;
  reference?: string | null;
  /** Of the entry before; null for the first. */
  previous: string | null;
  hash: string;
  /** What can be here once: the pledge of an invoice, the reference of a charity. */
  once?: string | null;
}

export function ledgerModel(connection: Connection) {
  const schema = new Schema<LedgerEntry>(
    {
      _id: { type: Number, required: true },
      amount: { type: Number, required: true },
      kind: { type: String, enum: entryKinds, required: true },
      at: { type: Date, required: true },
      invoice: { type: String },
      charity: { type: String },
      reference: { type: String },
      previous: { type: String },
      hash: { type: String, required: true },
      once: { type: String },
    },
    { versionKey: false },
  );
  schema.index({ invoice: 1 });
  schema.index({ kind: 1, _id: -1 });
  schema.index({ once: 1 }, { unique: true, partialFilterExpression: { once: { $exists: true } } });
  return connection.model<LedgerEntry>('LedgerEntry', schema, 'ledger');
}

export type LedgerModel = ReturnType<typeof ledgerModel>;
