import type { AnswerOf, ParsedQuery, Transfer } from '@sufra/contracts';
import { pageOf } from '@sufra/service-kit';
import type { LedgerEntry, LedgerModel } from '../models/ledger-model.ts';

export const presentTransfer = ({ at, amount, charity, reference }: LedgerEntry): Transfer => ({
  at: at.toISOString(),
  amount,
  charity: charity ?? '',
  reference: reference ?? '',
});

/** Newest first, by their places in the chain. */
export async function listTransfers(
  ledger: LedgerModel,
  asked: ParsedQuery<'GET /payment/donations/transfers'>,
): Promise<AnswerOf<'GET /payment/donations/transfers'>> {
  const page = pageOf({ by: '_id', kind: 'number', ids: 'number' }, asked);
  const found = await ledger
    .find({ kind: 'transfer', ...page.filter })
    .sort(page.sort)
    .limit(page.limit)
    .lean<LedgerEntry[]>();
  const { entries, next } = page.cut(found);
  return { transfers: entries.map(presentTransfer), next };
}
