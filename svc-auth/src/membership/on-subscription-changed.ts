import type { events } from '@sufra/contracts';
import { type EventHandler, project } from '@sufra/service-kit';
import { type CoverDeps, coverWith } from '../households/cover-members.ts';

type Change = 'subscription.activated' | 'subscription.cancelled';

/** Whether a member is premium is svc-billing's to say; here is a copy, and its newest event wins in any order. The household follows. */
export const onSubscriptionChanged =
  (deps: CoverDeps, isPremium: boolean): EventHandler<typeof events, Change> =>
  async event => {
    const { userId } = event.data;
    await project({
      model: deps.users,
      event,
      id: userId,
      seen: 'premiumSequence',
      set: { isPremium },
      upsert: false,
    });
    await coverWith(deps, userId);
  };
