import type { Handlers } from '@sufra/service-kit';
import { onAccessChanged } from './on-access-changed.ts';
import type { SubscriptionModel } from './subscriptions/subscription-model.ts';

interface Deps {
  subscriptions: SubscriptionModel;
  nudge: () => void;
}

export const eventHandlers = (deps: Deps): Handlers => ({
  'user.access-changed': onAccessChanged(deps),
});
