import { premium } from '@sufra/contracts';
import { changeDocument, recordChange } from '@sufra/service-kit';
import { donationOf } from '../ledger/donation-of.ts';
import type { PaymentDocument } from '../models/payment-model.ts';
import type { SubscriptionDocument, SubscriptionModel } from '../models/subscription-model.ts';

interface Deps {
  subscriptions: SubscriptionModel;
}

/** Once for each invoice. A member who is leaving has no address to send a receipt to. */
export async function tellReceived({ subscriptions }: Deps, payment: PaymentDocument): Promise<void> {
  const { _id: invoiceId, userId, at, amount = 0, receiptUrl = null } = payment;
  if (!userId || !at) return;
  await changeDocument<SubscriptionDocument>({
    read: () => subscriptions.findById(userId).lean<SubscriptionDocument>().exec(),
    change: current =>
      current.received?.includes(invoiceId) || current.leavingAt
        ? undefined
        : recordChange({
            of: current,
            update: { $addToSet: { received: invoiceId } },
            events: [
              {
                type: 'payment.received',
                data: {
                  userId,
                  amount,
                  currency: premium.currency,
                  donation: donationOf(amount),
                  paidAt: at.toISOString(),
                  receiptUrl,
                },
              },
            ],
          }),
    write: ({ filter, update }) =>
      subscriptions
        .findOneAndUpdate(filter, update, { returnDocument: 'after' })
        .lean<SubscriptionDocument>()
        .exec(),
  });
}
