import { trusted } from 'mongoose';
import type { SubscriptionDocument } from '../models/subscription-model.ts';
import { isMissing } from '../stripe/stripe-faults.ts';
import { endAtStripe } from './end-at-stripe.ts';
import { type MemberDeps, refreshMember } from './refresh-member.ts';
import { settleWithoutStripe } from './settle-without-stripe.ts';

/**
 * Carries out what `endAskedAt` or `leavingAt` of a member wants: ends it at Stripe, then here by what Stripe says of it. It
 * may be repeated after each failure, until all of it is done.
 */
export async function endSubscription(deps: MemberDeps, member: SubscriptionDocument): Promise<void> {
  const { subscriptions } = deps;
  const { _id: userId, checkout } = member;
  await endAtStripe(deps, member);
  try {
    await refreshMember(deps, { userId });
  } catch (error) {
    if (!isMissing(error, 'customer')) throw error;
    await settleWithoutStripe(subscriptions, userId);
  }
  // Premium that Stripe never knew of ends here alone.
  if (!member.customerId) await settleWithoutStripe(subscriptions, userId);
  if (checkout)
    await subscriptions.updateOne(
      { _id: userId, 'checkout.number': checkout.number },
      { $unset: { checkout: '' }, $inc: { v: 1 } },
    );
  // Only the wish that was fulfilled is done: a member may have subscribed anew by now.
  if (member.endAskedAt)
    await subscriptions.updateOne(
      { _id: userId, endAskedAt: trusted({ $lte: member.endAskedAt }) },
      { $unset: { endAskedAt: '' }, $inc: { v: 1 } },
    );
}
