import { type AnswerOf, type ParsedQuery, type Payment, premium } from '@sufra/contracts';
import { pageOf } from '@sufra/service-kit';
import { trusted } from 'mongoose';
import { donationOf } from '../ledger/donation-of.ts';
import { keptOf } from '../ledger/kept-of.ts';
import type { PaymentDocument, PaymentModel } from '../models/payment-model.ts';

function statusOf(row: PaymentDocument): Payment['status'] {
  const { outcome, amount = 0, refunded = 0, lost = 0, isDisputed } = row;
  if (outcome !== 'paid') return 'failed';
  if (isDisputed || lost > 0) return 'disputed';
  if (refunded === 0) return 'paid';
  return refunded < amount ? 'partly_refunded' : 'refunded';
}

const present = (row: PaymentDocument): Payment => ({
  _id: row._id,
  at: (row.at ?? new Date(0)).toISOString(),
  amount: row.amount ?? 0,
  currency: premium.currency,
  status: statusOf(row),
  refunded: (row.refunded ?? 0) + (row.lost ?? 0),
  donation: donationOf(keptOf(row)),
  receiptUrl: row.receiptUrl ?? null,
});

interface Asked extends ParsedQuery<'GET /payment/payments'> {
  userId: string;
}

export async function listPayments(
  payments: PaymentModel,
  { userId, ...asked }: Asked,
): Promise<AnswerOf<'GET /payment/payments'>> {
  const page = pageOf({ by: 'at', kind: 'date', ids: 'text' }, asked);
  const found = await payments
    .find({ userId, outcome: trusted({ $ne: null }), ...page.filter })
    .sort(page.sort)
    .limit(page.limit)
    .lean<PaymentDocument[]>();
  const { entries, next } = page.cut(found);
  return { payments: entries.map(present), next };
}
