import { isDuplicateKey, recordCreate } from '@sufra/service-kit';
import type { SubscriptionDocument, SubscriptionModel } from '../models/subscription-model.ts';

/** The member's document, made when it is not there yet: whatever is begun at Stripe has a place here first. */
export async function knownMember(
  subscriptions: SubscriptionModel,
  userId: string,
): Promise<SubscriptionDocument> {
  const known = await subscriptions.findById(userId).lean<SubscriptionDocument>();
  if (known) return known;
  try {
    await subscriptions.create(recordCreate({ _id: userId, status: 'none' as const }));
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  return knownMember(subscriptions, userId);
}
