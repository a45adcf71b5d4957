import type { events } from '@sufra/contracts';
import { type EventHandler, project } from '@sufra/service-kit';
import { type CoverDeps, coverWith } from './household/cover-members.ts';

type Change = 'subscription.activated' | 'subscription.cancelled';

/** Whether a member is premium is svc-billing's to say; here is a copy, and its newest event wins in any order. The household follows. */
export const onSubscriptionChanged =
  (deps: CoverDeps, isPremium: boolean): EventHandler<typeof events, Change> =>
  async event => {
    await project({
      model: deps.allowances,
      event,
      id: event.data.userId,
      seen: 'premiumSequence',
      set: { isPremium },
    });
    await coverWith(deps, event.data.userId);
  };
