import type Stripe from 'stripe';
import type { SubscriptionDocument } from '../models/subscription-model.ts';
import { isMissing, isRefusal } from '../stripe/stripe-faults.ts';
import { type AskDeps, ourSubscriptions } from './ask-stripe.ts';
import { isFinal } from './at-stripe.ts';

/**
 * Ends everything at Stripe that could still take money of a member, the open checkout first: nothing new can begin then.
 * What has ended already is as good as ended now.
 */
export async function endAtStripe(deps: AskDeps, member: SubscriptionDocument): Promise<void> {
  const { stripe } = deps;
  const { customerId, checkout } = member;
  if (checkout?.sessionId) await expireCheckout(stripe, checkout.sessionId);
  if (!customerId) return;
  const list = await ourSubscriptions(deps, customerId).catch(error => {
    // A customer whom Stripe does not know pays nothing.
    if (isMissing(error, 'customer')) return [];
    throw error;
  });
  for (const { id } of list.filter(one => !isFinal(one))) await end(stripe, id);
}

async function end(stripe: Stripe, id: string) {
  await stripe.subscriptions.cancel(id).catch(error => {
    if (!isMissing(error)) throw error;
  });
}

export async function expireCheckout(stripe: Stripe, sessionId: string) {
  await stripe.checkout.sessions.expire(sessionId).catch(error => {
    // Completed, expired or forgotten: no member can pay there any more, and what was paid is in the list.
    if (!isRefusal(error)) throw error;
  });
}
