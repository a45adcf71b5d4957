import { type Donations, premium, type Transfer } from '@sufra/contracts';
import type { LedgerEntry, LedgerModel } from '../models/ledger-model.ts';
import { headOf } from './append-entry.ts';

type Sum = { _id: { month: string; isTransfer: boolean }; amount: number };

const given = { $eq: ['$kind', 'transfer'] };
const month = { $dateToString: { date: '$at', format: '%Y-%m' } };

/** Newest first; the sums are of all of them. */
const maxTransfers = 500;

export const presentTransfer = ({ at, amount, charity, reference }: LedgerEntry): Transfer => ({
  at: at.toISOString(),
  amount,
  charity: charity ?? '',
  reference: reference ?? '',
});

export async function findDonations(ledger: LedgerModel): Promise<Donations> {
  const [head, sums, transfers] = await Promise.all([
    headOf(ledger),
    ledger.aggregate<Sum>([{ $group: { _id: { month, isTransfer: given }, amount: { $sum: '$amount' } } }]),
    ledger.find({ kind: 'transfer' }).sort({ _id: -1 }).limit(maxTransfers).lean<LedgerEntry[]>(),
  ]);
  const of = (name: string, isTransfer: boolean) =>
    sums.find(({ _id }) => _id.month === name && _id.isTransfer === isTransfer)?.amount ?? 0;
  const names = [...new Set(sums.map(({ _id }) => _id.month))].sort();
  const months = names.map(name => ({ month: name, pledged: of(name, false), given: of(name, true) }));
  return {
    currency: premium.currency,
    pledged: months.reduce((sum, { pledged }) => sum + pledged, 0),
    given: months.reduce((sum, one) => sum + one.given, 0),
    months,
    transfers: transfers.map(presentTransfer),
    chain: { entries: head?._id ?? 0, head: head?.hash ?? null },
  };
}
