import type { Transfer } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import type { LedgerModel } from '../models/ledger-model.ts';
import { appendEntry } from './append-entry.ts';
import { presentTransfer } from './list-transfers.ts';

interface RecordTransfer {
  amount: number;
  charity: string;
  reference: string;
}

/** However it is written, it is the same charity and the same reference. */
const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** More may be given than is pledged so far: that needs no leave. */
export async function recordTransfer(
  ledger: LedgerModel,
  { amount, charity, reference }: RecordTransfer,
): Promise<Transfer> {
  const once = `transfer ${JSON.stringify([plain(charity), plain(reference)])}`;
  const entry = await appendEntry(ledger, async () => {
    if (await ledger.exists({ once })) throw new Problem('transfer_known');
    return { kind: 'transfer', amount, at: new Date(), charity, reference, once };
  });
  if (!entry) throw new Error('the transfer was not written down');
  return presentTransfer(entry);
}
