import { createTurns, isDuplicateKey } from '@sufra/service-kit';
import type { LedgerEntry, LedgerModel } from '../models/ledger-model.ts';
import type { LedgerSums, LedgerSumsModel, MonthSum } from '../models/ledger-sums-model.ts';

export interface Sums {
  ledger: LedgerModel;
  ledgerSums: LedgerSumsModel;
}

type Entry = Pick<LedgerEntry, '_id' | 'amount' | 'kind' | 'at'>;

const atOnce = 1_000;
/** Readers in one process add up new entries one after the other, so that only the first of them finds any. */
const turns = createTurns();

export const monthOf = (at: Date) => at.toISOString().slice(0, 7);

export function addEntry(months: Map<string, MonthSum>, { amount, kind, at }: Omit<Entry, '_id'>) {
  const month = monthOf(at);
  const sum = months.get(month) ?? { month, pledged: 0, given: 0 };
  if (kind === 'transfer') sum.given += amount;
  else sum.pledged += amount;
  months.set(month, sum);
}

export const inOrder = (months: Map<string, MonthSum>): MonthSum[] =>
  [...months.values()].toSorted((a, b) => (a.month < b.month ? -1 : 1));

/** The sums of all entries: those kept from before, and what has come since. */
export const monthlySums = (sums: Sums): Promise<MonthSum[]> => turns(sums.ledger, () => bringUpToDate(sums));

async function bringUpToDate({ ledger, ledgerSums }: Sums): Promise<MonthSum[]> {
  const known = await ledgerSums.findById('by-month').lean<LedgerSums>();
  const months = new Map(known?.months.map(sum => [sum.month, { ...sum }]));
  const before = known?.upTo ?? 0;
  let upTo = before;
  const added = ledger
    .find({ _id: { $gt: before } }, { amount: 1, kind: 1, at: 1 })
    .sort({ _id: 1 })
    .lean<Entry[]>()
    .cursor({ batchSize: atOnce });
  for await (const entry of added) {
    addEntry(months, entry);
    upTo = entry._id;
  }
  const sums = inOrder(months);
  if (upTo > before) await keep(ledgerSums, { before, upTo, months: sums });
  return sums;
}

/** Another replica that was faster has written the same, or more; what is kept never goes back. */
async function keep(
  ledgerSums: LedgerSumsModel,
  { before, ...sums }: Omit<LedgerSums, '_id'> & { before: number },
): Promise<void> {
  try {
    await ledgerSums.updateOne({ _id: 'by-month', upTo: before }, { $set: sums }, { upsert: before === 0 });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}
