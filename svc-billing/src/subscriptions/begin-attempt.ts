import type { OpenCheckout, SubscriptionDocument, SubscriptionModel } from '../models/subscription-model.ts';

const firstCheckMs = 20_000;

interface Begin {
  subscriptions: SubscriptionModel;
  member: SubscriptionDocument;
  checkoutMs: number;
}

/** The next attempt of a member, for one caller alone; nothing when another was faster. */
export async function beginAttempt({ subscriptions, member, checkoutMs }: Begin) {
  const count = member.checkouts ?? 0;
  const startedAt = new Date();
  const checkout: OpenCheckout = {
    number: count + 1,
    startedAt,
    expiresAt: new Date(startedAt.getTime() + checkoutMs),
  };
  return subscriptions
    .findOneAndUpdate(
      { _id: member._id, checkouts: count === 0 ? null : count, checkout: null, leavingAt: null },
      {
        $set: { checkouts: count + 1, checkout },
        // A replica that works out when to look next, from what was there before, has to do it again.
        $inc: { v: 1 },
        $min: { nextCheckAt: new Date(startedAt.getTime() + firstCheckMs) },
      },
      { returnDocument: 'after' },
    )
    .lean<SubscriptionDocument>()
    .exec();
}

/** This attempt leads nowhere any more. A newer one stays. */
export async function endAttempt(subscriptions: SubscriptionModel, userId: string, number: number) {
  await subscriptions.updateOne(
    { _id: userId, 'checkout.number': number },
    { $unset: { checkout: '' }, $inc: { v: 1 } },
  );
}
