import { trusted } from 'mongoose';
import type { SubscriptionDocument, SubscriptionModel } from '../models/subscription-model.ts';

/**
 * Tells once more whether a member is premium, as the same event: who has heard it does nothing, and who has lost it, or was
 * rebuilt from nothing, knows again.
 */
export async function republishFacts(subscriptions: SubscriptionModel, userId: string): Promise<boolean> {
  const member = await subscriptions.findById(userId).lean<SubscriptionDocument>();
  if (!member?.told || member.leavingAt) return false;
  const { matchedCount } = await subscriptions.updateOne(
    { _id: userId, v: member.v, 'outbox.id': trusted({ $ne: member.told.id }) },
    { $push: { outbox: member.told }, $min: { pendingAt: new Date() } },
  );
  return matchedCount > 0;
}
