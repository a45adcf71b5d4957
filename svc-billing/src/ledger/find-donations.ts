import { type Donations, premium, type Transfer } from '@sufra/contracts';
import type { LedgerEntry } from '../models/ledger-model.ts';
import { headOf } from './append-entry.ts';
import { monthlySums, type Sums } from './monthly-sums.ts';

/** Newest first; the sums are of all of them. */
const maxTransfers = 500;

export const presentTransfer = ({ at, amount, charity, reference }: LedgerEntry): Transfer => ({
  at: at.toISOString(),
  amount,
  charity: charity ?? '',
  reference: reference ?? '',
});

export async function findDonations(sums: Sums): Promise<Donations> {
  const { ledger } = sums;
  const [head, months, transfers] = await Promise.all([
    headOf(ledger),
    monthlySums(sums),
    ledger.find({ kind: 'transfer' }).sort({ _id: -1 }).limit(maxTransfers).lean<LedgerEntry[]>(),
  ]);
  return {
    currency: premium.currency,
    pledged: months.reduce((sum, { pledged }) => sum + pledged, 0),
    given: months.reduce((sum, { given }) => sum + given, 0),
    months,
    transfers: transfers.map(presentTransfer),
    chain: { entries: head?._id ?? 0, head: head?.hash ?? null },
  };
}
