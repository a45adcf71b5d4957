import { settlePledge } from '../ledger/settle-pledge.ts';
import type { LedgerModel } from '../models/ledger-model.ts';
import type { PaymentDocument, PaymentModel } from '../models/payment-model.ts';
import type { SubscriptionModel } from '../models/subscription-model.ts';
import { tellReceived } from './tell-received.ts';

export interface SettlePaymentDeps {
  payments: PaymentModel;
  ledger: LedgerModel;
  subscriptions: SubscriptionModel;
}

/** What follows from a payment: its pledge in the ledger, the member's receipt. Done again, it does nothing more. */
export async function settlePayment(deps: SettlePaymentDeps, invoiceId: string): Promise<void> {
  const { payments } = deps;
  await settlePledge(deps, invoiceId);
  const row = await payments.findById(invoiceId).lean<PaymentDocument>();
  if (row?.outcome === 'paid') await tellReceived(deps, row);
  await payments.updateOne({ _id: invoiceId, heard: row?.heard }, { $set: { isUnsettled: false } });
}
