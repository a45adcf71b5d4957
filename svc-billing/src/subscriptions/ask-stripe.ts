import type Stripe from 'stripe';
import type { SubscriptionDocument, SubscriptionModel } from '../models/subscription-model.ts';
import { idOf } from '../stripe/id-of.ts';
import { isOurMoney, isOurSubscription, type Ours } from '../stripe/ours.ts';
import { atStripe } from './at-stripe.ts';
import { chooseSubscription } from './choose-subscription.ts';
import type { FailedInvoice } from './settle.ts';

export interface AskDeps {
  stripe: Stripe;
  ours: Ours;
  subscriptions: SubscriptionModel;
}

/** Taken before Stripe is asked: a caller who took a later one has asked later, and knows at least as much. */
export const takeTicket = (subscriptions: SubscriptionModel, userId: string) =>
  subscriptions
    .findOneAndUpdate({ _id: userId }, { $inc: { asked: 1 } }, { returnDocument: 'after' })
    .lean<SubscriptionDocument>()
    .exec();

/** Every subscription to our price that the customer ever had, with its newest invoice. */
export async function ourSubscriptions({ stripe, ours }: AskDeps, customer: string) {
  const all = await stripe.subscriptions
    .list({ customer, status: 'all', limit: 100, expand: ['data.latest_invoice'] })
    .autoPagingToArray({ limit: 1_000 });
  return all.filter(one => idOf(one.customer) === customer && isOurSubscription(ours, one));
}

/** What follows from the list for the member. */
export function reading(ours: Ours, list: readonly Stripe.Subscription[]) {
  const counting = chooseSubscription(list);
  const invoice = counting?.latest_invoice;
  return {
    subscription: counting ? atStripe(counting) : null,
    failed: failedInvoice(ours, invoice),
    latestInvoice: idOf(invoice),
  };
}

function failedInvoice(
  ours: Ours,
  invoice: string | Stripe.Invoice | null | undefined,
): FailedInvoice | null {
  if (!invoice || typeof invoice === 'string' || !isOurMoney(ours, invoice)) return null;
  if (invoice.status !== 'open' || invoice.attempt_count === 0) return null;
  return { id: invoice.id, amount: invoice.amount_remaining, currency: invoice.currency.toUpperCase() };
}
