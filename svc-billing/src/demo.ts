import { createConnection } from 'mongoose';
import type { BillingConfig } from './config.ts';
import { activateSubscription } from './subscriptions/activate-subscription.ts';
import { subscriptionModel } from './subscriptions/subscription-model.ts';

interface SeedDemo {
  config: BillingConfig;
  members: readonly { id: string; isPremium: boolean }[];
}

const since = new Date('2026-11-01T09:00:00Z');

/** A demo member who has had a subscription, ended or not, is left alone. */
export async function seedDemo({ config, members }: SeedDemo): Promise<void> {
  if (config.mode !== 'local') throw new Error('Demo subscriptions are for local mode alone');
  const connection = await createConnection(config.mongoUrl, { autoIndex: false }).asPromise();
  try {
    const subscriptions = subscriptionModel(connection);
    for (const { id: userId } of members.filter(({ isPremium }) => isPremium)) {
      if (await subscriptions.exists({ _id: userId })) continue;
      await activateSubscription({ subscriptions, userId, since });
    }
  } finally {
    await connection.close();
  }
}
