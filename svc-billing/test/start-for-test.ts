import { openTestPlatform } from '@sufra/service-kit/testing';
import { readConfig } from '../src/config.ts';
import { start } from '../src/service.ts';
import { subscriptionModel } from '../src/subscriptions/subscription-model.ts';

/** The real service over HTTP, with a database, a bus and a key set of its own, and svc-auth listening. */
export async function startForTest(more: Record<string, string> = {}) {
  const platform = await openTestPlatform();
  platform.listenAs(['svc-auth', 'svc-recipes', 'svc-mail'], ['subscription.activated']);
  const config = readConfig(platform.env({ STRIPE_PRICE_ID: 'price_of_the_test', ...more }));
  const service = await start(config);
  await service.whenReady();
  return {
    platform,
    config,
    service,
    startAgain: () => start(config),
    subscriptions: subscriptionModel(platform.database.connection),
    stop: async () => {
      await service.stop();
      await platform.stop();
    },
  };
}

export type UnderTest = Awaited<ReturnType<typeof startForTest>>;
