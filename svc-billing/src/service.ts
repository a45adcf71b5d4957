import { openService, type RunningService } from '@sufra/service-kit';
import type { BillingConfig } from './config.ts';
import { plansRoutes } from './plans/plans.routes.ts';
import { plans } from './plans/plans.ts';
import { subscriptionModel } from './subscriptions/subscription-model.ts';

export async function start(config: BillingConfig): Promise<RunningService> {
  const service = openService({ name: 'svc-billing', config });
  const subscriptions = subscriptionModel(service.mongo);
  const offered = plans({
    priceId: config.stripePriceId,
    generationsPerHour: config.premiumGenerationsPerHour,
  });
  return service.start({ routes: [plansRoutes({ plans: offered })], outboxes: [subscriptions] });
}
