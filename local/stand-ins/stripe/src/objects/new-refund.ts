import { newId } from '../new-id.ts';
import type { Charge, Refund } from '../store/records.ts';

interface Given {
  charge: Charge;
  amount: number;
  reason: Refund['reason'];
  metadata: Record<string, string>;
  created: number;
}

export const newRefund = ({ charge, amount, reason, metadata, created }: Given): Refund => ({
  id: newId('re'),
  object: 'refund',
  amount,
  balance_transaction: newId('txn'),
  charge: charge.id,
  created,
  currency: charge.currency,
  customer: charge.customer,
  customer_account: null,
  destination_details: {
    card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
    type: 'card',
  },
  metadata,
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  reason,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
});
