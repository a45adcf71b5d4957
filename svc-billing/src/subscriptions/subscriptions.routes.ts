import { routes } from '@sufra/service-kit';
import { withinPatience } from '../stripe/within-patience.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { type FindSubscriptionDeps, findSubscription } from './find-subscription.ts';

export const subscriptionRoutes = (deps: FindSubscriptionDeps) =>
  routes({
    'GET /payment/subscription': ({ caller: { userId } }) => findSubscription(deps, userId),
    'POST /payment/cancel-subscription': ({ caller: { userId } }) =>
      withinPatience(deps.patienceMs, () => cancelSubscription(deps, userId)),
  });
