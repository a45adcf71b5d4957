import type { events } from '@sufra/contracts';
import { type EventHandler, project } from '@sufra/service-kit';
import type { UserModel } from '../users/user-model.ts';

type Change = 'subscription.activated' | 'subscription.cancelled';

/** Whether a member is premium is svc-billing's to say; here is a copy, and its newest event wins in any order. */
export const onSubscriptionChanged =
  (users: UserModel, isPremium: boolean): EventHandler<typeof events, Change> =>
  event =>
    project({
      model: users,
      event,
      id: event.data.userId,
      seen: 'premiumSequence',
      set: { isPremium },
      upsert: false,
    });
