import { Problem } from '@sufra/service-kit';
import type { SubscriptionDocument } from '../models/subscription-model.ts';
import type { CheckoutDeps } from './checkout-deps.ts';

/** Where the payment method is changed: Stripe's own page, for a while and for this customer alone. */
export async function openPortal(deps: CheckoutDeps, userId: string): Promise<{ url: string }> {
  const { stripe, subscriptions, publicOrigin, throttle, checkoutsPerMember } = deps;
  const member = await subscriptions.findById(userId).lean<SubscriptionDocument>();
  if (!member?.customerId) throw new Problem('not_premium');
  await throttle.take(checkoutsPerMember, userId);
  const { url } = await stripe.billingPortal.sessions.create({
    customer: member.customerId,
    return_url: `${publicOrigin}/billing`,
  });
  return { url };
}
