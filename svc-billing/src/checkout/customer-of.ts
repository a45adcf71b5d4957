import { createHash } from 'node:crypto';
import { Problem } from '@sufra/service-kit';
import type Stripe from 'stripe';
import type { SubscriptionDocument, SubscriptionModel } from '../models/subscription-model.ts';

interface Deps {
  stripe: Stripe;
  subscriptions: SubscriptionModel;
}

/**
 * The one customer of a member. Two calls that make it at once use the same key, so Stripe makes one; it is written down
 * before anything is sold to it, so no event can name a customer of ours whom we do not know. The address fills in the
 * checkout; it is kept at Stripe alone.
 */
export async function customerOf(
  { stripe, subscriptions }: Deps,
  member: SubscriptionDocument,
  email?: string,
) {
  if (member.customerId) return member.customerId;
  const { _id: userId, customers = 0 } = member;
  const { id } = await stripe.customers.create(
    { metadata: { userId }, ...(email && { email }) },
    // Stripe refuses a key that comes again with other words.
    { idempotencyKey: `customer ${userId} ${customers}${email ? ` ${digestOf(email)}` : ''}` },
  );
  const bound = await subscriptions
    .findOneAndUpdate(
      { _id: userId, customerId: null, leavingAt: null },
      { $set: { customerId: id } },
      { returnDocument: 'after' },
    )
    .lean<SubscriptionDocument>();
  if (bound) return id;
  const now = await subscriptions.findById(userId).lean<SubscriptionDocument>();
  if (!now?.customerId) throw new Problem('session_ended');
  return now.customerId;
}

/** Stripe does not know the customer any more: it was deleted there. */
export async function dropCustomer(subscriptions: SubscriptionModel, member: SubscriptionDocument) {
  await subscriptions.updateOne(
    { _id: member._id, customerId: member.customerId },
    { $unset: { customerId: '', atStripe: '' }, $inc: { customers: 1, v: 1 } },
  );
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');
