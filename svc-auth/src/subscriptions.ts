import type { Handlers } from '@sufra/service-kit';
import type { UserModel } from './accounts/user-model.ts';
import { onSubscriptionChanged } from './membership/on-subscription-changed.ts';

export const subscriptions = ({ users }: { users: UserModel }): Handlers => ({
  'subscription.activated': onSubscriptionChanged(users, true),
  'subscription.cancelled': onSubscriptionChanged(users, false),
});
