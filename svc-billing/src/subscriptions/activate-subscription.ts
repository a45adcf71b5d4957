import { changeDocument, isDuplicateKey, recordChange, recordCreate } from '@sufra/service-kit';
import type { SubscriptionDocument, SubscriptionModel } from '../models/subscription-model.ts';

interface ActivateSubscription {
  subscriptions: SubscriptionModel;
  userId: string;
  since: Date;
}

/** Makes a member premium and says so. Nothing happens for one who is: the event goes out once. */
export async function activateSubscription(activation: ActivateSubscription): Promise<void> {
  const { subscriptions, userId, since } = activation;
  const activated = {
    type: 'subscription.activated' as const,
    data: { userId, since: since.toISOString() },
  };
  const known = await changeDocument<SubscriptionDocument>({
    read: () => subscriptions.findById(userId).lean<SubscriptionDocument>().exec(),
    change: current =>
      current.status === 'active'
        ? undefined
        : recordChange({
            of: current,
            update: { $set: { status: 'active', since } },
            events: [activated],
          }),
    write: ({ filter, update }) =>
      subscriptions
        .findOneAndUpdate(filter, update, { returnDocument: 'after' })
        .lean<SubscriptionDocument>()
        .exec(),
  });
  if (known) return;
  try {
    await subscriptions.create(recordCreate({ _id: userId, status: 'active' as const, since }, activated));
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    await activateSubscription(activation);
  }
}
