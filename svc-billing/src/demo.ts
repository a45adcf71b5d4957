import { createConnection } from 'mongoose';
import { z } from 'zod';
import { knownMember } from './checkout/known-member.ts';
import type { BillingConfig } from './config.ts';
import { ledgerModel } from './models/ledger-model.ts';
import { paymentModel } from './models/payment-model.ts';
import { subscriptionModel } from './models/subscription-model.ts';
import { openStripe } from './stripe/open-stripe.ts';
import { oursOf } from './stripe/ours.ts';
import { activateSubscription } from './subscriptions/activate-subscription.ts';
import { type MemberDeps, refreshMember } from './subscriptions/refresh-member.ts';

interface SeedDemo {
  config: BillingConfig;
  members: readonly { id: string; isPremium: boolean }[];
}

const Made = z.object({ customer: z.string() });

/** The last first day of a month that is over: one payment lies behind, and the next is near. */
function startOfMembership(now = new Date()) {
  const first = (monthsAgo: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1, 9));
  return first(0) <= now ? first(0) : first(1);
}

/** A stand-in for Stripe makes a customer who pays already. What is none does not, and the real one is not even asked. */
async function customerAtStandIn({ stripeApiUrl, stripePriceId }: BillingConfig, userId: string) {
  if (new URL(stripeApiUrl).hostname.endsWith('stripe.com')) return undefined;
  const answer = await fetch(`${stripeApiUrl}/__control/subscriptions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId, priceId: stripePriceId, since: startOfMembership().toISOString() }),
    signal: AbortSignal.timeout(5_000),
  });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`The stand-in for Stripe answered ${answer.status}`);
  return Made.parse(await answer.json()).customer;
}

async function makePremium(deps: MemberDeps, config: BillingConfig, userId: string) {
  const { subscriptions } = deps;
  const customerId = await customerAtStandIn(config, userId);
  if (!customerId) return activateSubscription({ subscriptions, userId, since: startOfMembership() });
  await knownMember(subscriptions, userId);
  await subscriptions.updateOne({ _id: userId }, { $set: { customerId } });
  await refreshMember(deps, { userId });
}

/** A demo member who has had a subscription, ended or not, is left alone. */
export async function seedDemo({ config, members }: SeedDemo): Promise<void> {
  if (config.mode !== 'local') throw new Error('Demo subscriptions are for local mode alone');
  const connection = await createConnection(config.mongoUrl, { autoIndex: false }).asPromise();
  try {
    const { stripeApiUrl: apiUrl, stripeSecretKey: secretKey, stripeTimeoutMs: timeoutMs } = config;
    const subscriptions = subscriptionModel(connection);
    const deps = {
      stripe: openStripe({ apiUrl, secretKey, timeoutMs, retries: config.stripeRetries }),
      ours: oursOf(secretKey, [config.stripePriceId]),
      subscriptions,
      payments: paymentModel(connection),
      ledger: ledgerModel(connection),
      graceMs: 0,
    };
    for (const { id: userId } of members.filter(({ isPremium }) => isPremium)) {
      if (await subscriptions.exists({ _id: userId })) continue;
      await makePremium(deps, config, userId);
    }
  } finally {
    await connection.close();
  }
}
