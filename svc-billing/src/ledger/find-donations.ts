import { type Donations, limits, premium } from '@sufra/contracts';
import { headOf } from './append-entry.ts';
import { listTransfers } from './list-transfers.ts';
import { monthlySums, type Sums } from './monthly-sums.ts';

export async function findDonations(sums: Sums): Promise<Donations> {
  const { ledger } = sums;
  const [head, months, { transfers }] = await Promise.all([
    headOf(ledger),
    monthlySums(sums),
    listTransfers(ledger, { limit: limits.pageLength }),
  ]);
  return {
    currency: premium.currency,
    pledged: months.reduce((sum, { pledged }) => sum + pledged, 0),
    given: months.reduce((sum, { given }) => sum + given, 0),
    months,
    transfers,
    chain: { entries: head?._id ?? 0, head: head?.hash ?? null },
  };
}
