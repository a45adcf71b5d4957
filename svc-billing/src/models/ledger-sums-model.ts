import { type Connection, Schema } from 'mongoose';

export interface MonthSum {
  /** '2026-11', in UTC. */
  month: string;
  pledged: number;
  given: number;
}

/** What the ledger's entries come to, so that no reader adds them all up. It can be deleted: the next reader makes it anew. */
export interface LedgerSums {
  _id: 'by-month';
  /** The last entry that is added up here. */
  upTo: number;
  /** Oldest first. */
  months: MonthSum[];
}

export function ledgerSumsModel(connection: Connection) {
  const schema = new Schema<LedgerSums>(
    {
      _id: { type: String, required: true },
      upTo: { type: Number, required: true },
      months: [{ _id: false, month: String, pledged: Number, given: Number }],
    },
    { versionKey: false },
  );
  return connection.model<LedgerSums>('LedgerSums', schema, 'ledger_sums');
}

export type LedgerSumsModel = ReturnType<typeof ledgerSumsModel>;
