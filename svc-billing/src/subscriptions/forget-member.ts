import type Stripe from 'stripe';
import type { InboxModel } from '../models/inbox-model.ts';
import type { SubscriptionDocument } from '../models/subscription-model.ts';
import { isMissing } from '../stripe/stripe-faults.ts';
import { endSubscription } from './end-subscription.ts';
import type { MemberDeps } from './refresh-member.ts';

interface Deps extends MemberDeps {
  inbox: InboxModel;
}

const personal = {
  customerId: '',
  checkout: '',
  atStripe: '',
  since: '',
  graceEndsAt: '',
  received: '',
  failed: '',
  told: '',
  endAskedAt: '',
  nextCheckAt: '',
};

/**
 * What is left of a member who has deleted the account: the id, so that nothing comes to life again, and payments and ledger
 * without a name. Stripe is told first and forgets too; only then is it done.
 */
export async function forgetMember(deps: Deps, member: SubscriptionDocument): Promise<void> {
  const { stripe, subscriptions, payments, inbox } = deps;
  const { _id: userId, customerId } = member;
  await endSubscription(deps, member);
  if (customerId) await forgetCustomer(stripe, customerId);
  await payments.updateMany({ userId }, { $unset: { userId: '' } });
  if (customerId) await inbox.deleteMany({ customerId });
  await subscriptions.updateOne(
    { _id: userId },
    { $unset: { ...personal, leavingAt: '' }, $set: { leftAt: new Date() }, $inc: { v: 1 } },
  );
}

async function forgetCustomer(stripe: Stripe, customerId: string) {
  await stripe.customers.del(customerId).catch(error => {
    if (!isMissing(error)) throw error;
  });
}
