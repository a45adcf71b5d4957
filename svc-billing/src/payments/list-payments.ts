import { type Payment, premium } from '@sufra/contracts';
import { donationOf } from '../ledger/donation-of.ts';
import { keptOf } from '../ledger/kept-of.ts';
import type { PaymentDocument, PaymentModel } from '../models/payment-model.ts';

/** More than a member has who pays once a month for twenty years. */
const most = 240;

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

export async function listPayments(payments: PaymentModel, userId: string): Promise<Payment[]> {
  const rows = await payments.find({ userId }).sort({ at: -1 }).limit(most).lean<PaymentDocument[]>();
  return rows.filter(({ outcome }) => outcome).map(present);
}
