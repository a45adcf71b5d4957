import type { Log } from '@sufra/service-kit';
import type Stripe from 'stripe';
import type { SubscriptionModel } from '../models/subscription-model.ts';
import { idOf } from '../stripe/id-of.ts';
import { isOurSubscription, type Ours } from '../stripe/ours.ts';

interface Deps {
  stripe: Stripe;
  ours: Ours;
  subscriptions: SubscriptionModel;
  log: Log;
}

/** The other way round: every customer who pays at Stripe and is not premium here. One whom no member matches an operator has to look at. */
export async function findStrangers({ stripe, ours, subscriptions, log }: Deps): Promise<string[]> {
  const strangers: string[] = [];
  for (const price of ours.priceIds)
    for await (const subscription of stripe.subscriptions.list({ price, status: 'active', limit: 100 })) {
      const customerId = idOf(subscription.customer);
      if (!customerId || !isOurSubscription(ours, subscription)) continue;
      const member = await subscriptions.findOne({ customerId }, { status: 1 }).lean();
      if (!member)
        log.error(
          { subscription: subscription.id, customerId },
          'a customer pays at Stripe who is no member here',
        );
      else if (member.status !== 'active') strangers.push(member._id);
    }
  return strangers;
}
