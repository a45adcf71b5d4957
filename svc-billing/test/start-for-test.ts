import { ask, eventually, openTestPlatform } from '@sufra/service-kit/testing';
import { readConfig } from '../src/config.ts';
import { inboxModel } from '../src/models/inbox-model.ts';
import { ledgerModel } from '../src/models/ledger-model.ts';
import { paymentModel } from '../src/models/payment-model.ts';
import { subscriptionModel } from '../src/models/subscription-model.ts';
import { start } from '../src/service.ts';
import { sendEvent, stripeEvent, webhookSecret } from './send-event.ts';
import { priceId, secretKey, startStripeForTest } from './start-stripe-for-test.ts';

const told = [
  'subscription.activated',
  'subscription.cancelled',
  'subscription.payment-failed',
  'payment.received',
] as const;

/** The real service over HTTP, with a database, a bus, a key set and an account at Stripe of its own, and svc-auth listening. */
export async function startForTest(more: Record<string, string> = {}) {
  const platform = await openTestPlatform();
  const stripe = await startStripeForTest();
  platform.listenAs(['svc-auth', 'svc-recipes', 'svc-mail'], [...told]);
  const env = (also: Record<string, string> = {}) =>
    platform.env({
      PUBLIC_ORIGIN: 'https://sufra.example',
      STRIPE_API_URL: stripe.url,
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_ID: priceId,
      STRIPE_TIMEOUT_MS: '2000',
      BACKGROUND_POLL_MS: '50',
      ...more,
      ...also,
    });
  const config = readConfig(env());
  const service = await start(config);
  await service.whenReady();
  const { connection } = platform.database;
  const subscriptions = subscriptionModel(connection);
  const inbox = inboxModel(connection);
  const as = async (userId: string, call: string, { url = service.url, body = {} as unknown } = {}) =>
    ask(url, call, {
      token: await platform.keySet.tokenFor({ userId }),
      ...(call.startsWith('GET') ? {} : { body }),
    });

  return {
    platform,
    stripe,
    config,
    env,
    service,
    subscriptions,
    payments: paymentModel(connection),
    ledger: ledgerModel(connection),
    inbox,
    as,
    startAgain: () => start(config),
    /** Another replica on the same database and bus. */
    startReplica: async (also: Record<string, string> = {}) => {
      const replica = await start(readConfig(env(also)));
      await replica.whenReady();
      return replica;
    },
    checkout: (userId: string, url?: string) =>
      as(userId, 'POST /payment/create-checkout-session', {
        url,
        body: { priceId, mode: 'subscription' },
      }),
    /** The state as the member sees it. */
    state: async (userId: string) => (await as(userId, 'GET /payment/subscription')).body,
    tell: (type: string, object: object, url = service.url) =>
      sendEvent(url, { event: stripeEvent(type, object) }),
    /** As its readers take it: a fact that is told again has the same id. */
    heardOf: (userId: string) => {
      const ofMember = platform.heard.filter(({ subject }) => subject === userId);
      return [...new Map(ofMember.map(event => [event.id, event])).values()];
    },
    /** Every event of Stripe's is worked on, and every event of ours is out. */
    quiet: (withinMs = 20_000) =>
      eventually(async () => {
        const waiting = await inbox.countDocuments({ dueAt: { $exists: true } });
        const untold = await subscriptions.countDocuments({ pendingAt: { $exists: true } });
        return waiting + untold === 0;
      }, withinMs),
    stop: async () => {
      await service.stop();
      await stripe.stop();
      await platform.stop();
    },
  };
}

export type UnderTest = Awaited<ReturnType<typeof startForTest>>;
