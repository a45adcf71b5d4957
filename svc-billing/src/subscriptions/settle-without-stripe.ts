import { changeDocument, recordChange } from '@sufra/service-kit';
import type { SubscriptionDocument, SubscriptionModel } from '../models/subscription-model.ts';

/** Ends premium that Stripe knows nothing of. */
export async function settleWithoutStripe(subscriptions: SubscriptionModel, userId: string): Promise<void> {
  await changeDocument<SubscriptionDocument>({
    read: () => subscriptions.findById(userId).lean<SubscriptionDocument>().exec(),
    change: current => {
      if (current.status !== 'active') return undefined;
      const since = new Date();
      return recordChange({
        of: current,
        update: { $set: { status: 'cancelled', since, atStripe: null, graceEndsAt: null } },
        events: [{ type: 'subscription.cancelled', data: { userId, since: since.toISOString() } }],
      });
    },
    write: ({ filter, update }) =>
      subscriptions
        .findOneAndUpdate(filter, update, { returnDocument: 'after' })
        .lean<SubscriptionDocument>()
        .exec(),
  });
}
