import { messages } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import type { SubscriptionDocument } from '../models/subscription-model.ts';
import { isFinal } from './at-stripe.ts';
import { endSubscription } from './end-subscription.ts';
import { isPremium } from './is-premium.ts';
import type { MemberDeps } from './refresh-member.ts';

const soon = () => new Date(Date.now() + 5_000);

/**
 * Ends premium at once. The wish is written down first: when Stripe is away half-way the member hears so, and it is carried
 * out as soon as Stripe is back, asked for again or not.
 */
export async function cancelSubscription(deps: MemberDeps, userId: string): Promise<{ message: string }> {
  const { subscriptions } = deps;
  const known = await subscriptions.findById(userId).lean<SubscriptionDocument>();
  const isPaying = known?.atStripe && !isFinal(known.atStripe);
  if (!known || !(isPremium(known) || isPaying)) throw new Problem('not_premium');
  const asked = await subscriptions
    .findOneAndUpdate(
      { _id: userId },
      { $set: { endAskedAt: new Date() }, $min: { nextCheckAt: soon() }, $inc: { v: 1 } },
      { returnDocument: 'after' },
    )
    .lean<SubscriptionDocument>();
  await endSubscription(deps, asked ?? known);
  return { message: messages.subscriptionCancelled };
}
