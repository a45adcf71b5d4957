import type { events } from '@sufra/contracts';
import { type EventHandler, project } from '@sufra/service-kit';
import type { AllowanceModel } from './quota/allowance-model.ts';

type Change = 'subscription.activated' | 'subscription.cancelled';

/** Whether a member is premium is svc-billing's to say; here is a copy, and its newest event wins in any order. */
export const onSubscriptionChanged =
  (allowances: AllowanceModel, isPremium: boolean): EventHandler<typeof events, Change> =>
  async event => {
    await project({
      model: allowances,
      event,
      id: event.data.userId,
      seen: 'premiumSequence',
      set: { isPremium },
    });
  };
