import type { PaymentDocument } from '../models/payment-model.ts';

type Row = Pick<PaymentDocument, 'outcome' | 'amount' | 'refunded' | 'lost'>;

/** What of a payment is still ours, in pence. */
export function keptOf({ outcome, amount = 0, refunded = 0, lost = 0 }: Row): number {
  return outcome === 'paid' ? Math.max(0, amount - refunded - lost) : 0;
}
