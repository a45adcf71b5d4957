import type Stripe from 'stripe';
import { isFinal } from './at-stripe.ts';

const premiumStatuses = new Set(['active', 'trialing']);

const rank = (subscription: Stripe.Subscription) => {
  if (premiumStatuses.has(subscription.status)) return 3;
  if (subscription.status === 'past_due') return 2;
  return isFinal(subscription) ? 0 : 1;
};

/** Of all that one member ever had, the one that counts: the one that gives most, and of equals the newest. */
export function chooseSubscription(subscriptions: readonly Stripe.Subscription[]) {
  const order = [...subscriptions].sort(
    (a, b) => rank(b) - rank(a) || b.created - a.created || (a.id < b.id ? 1 : -1),
  );
  return order[0];
}
