import type { LedgerEntry, LedgerModel } from '../models/ledger-model.ts';
import { appendEntry } from './append-entry.ts';

interface CorrectTransfer {
  /** Of the transfer that was recorded with a wrong amount. */
  entry: number;
  /** What was given in truth, in pence; 0 for a transfer that was never made. */
  amount: number;
}

export class NotCorrected extends Error {
  override name = 'NotCorrected';
}

const keyOf = (entry: number, count: number) => `correction ${entry} ${count}`;

/**
 * No entry is changed: what is too much or too little is a transfer of its own, which names the first. A second correction
 * of the same one starts from what the first made of it.
 */
export async function correctTransfer(
  ledger: LedgerModel,
  { entry: _id, amount }: CorrectTransfer,
): Promise<LedgerEntry> {
  const written = await appendEntry(ledger, async () => {
    const wrong = await ledger.findById(_id).lean<LedgerEntry>();
    if (wrong?.kind !== 'transfer' || wrong.once?.startsWith('correction '))
      throw new NotCorrected(`Entry ${_id} is no transfer that an admin recorded.`);
    const before = await correctionsOf(ledger, _id);
    const counted = before.reduce((sum, one) => sum + one.amount, wrong.amount);
    if (counted === amount) throw new NotCorrected('The ledger counts this amount already.');
    const reference = `Correction ${before.length + 1} of entry ${_id}, ${wrong.reference ?? ''}`.slice(
      0,
      200,
    );
    return {
      ...{ kind: 'transfer', amount: amount - counted, at: new Date() },
      ...{ charity: wrong.charity, reference, once: keyOf(_id, before.length + 1) },
    };
  });
  if (!written) throw new Error('the correction was not written down');
  return written;
}

async function correctionsOf(ledger: LedgerModel, entry: number): Promise<LedgerEntry[]> {
  const found: LedgerEntry[] = [];
  for (;;) {
    const next = await ledger.findOne({ once: keyOf(entry, found.length + 1) }).lean<LedgerEntry>();
    if (!next) return found;
    found.push(next);
  }
}
