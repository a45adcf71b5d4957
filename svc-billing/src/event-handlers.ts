import type { Handlers } from '@sufra/service-kit';
import type { SubscriptionModel } from './models/subscription-model.ts';
import { onAccessChanged } from './on-access-changed.ts';

interface Deps {
  subscriptions: SubscriptionModel;
  nudge: () => void;
}

export const eventHandlers = (deps: Deps): Handlers => ({
  'user.access-changed': onAccessChanged(deps),
});
