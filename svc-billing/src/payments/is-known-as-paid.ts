import type { PaymentModel } from '../models/payment-model.ts';

/** What is paid stays paid; what becomes of it later, a refund, is said in events of its own. */
export const isKnownAsPaid = async (payments: PaymentModel, invoiceId: string) =>
  (await payments.exists({ _id: invoiceId, outcome: 'paid', isUnsettled: false })) !== null;
