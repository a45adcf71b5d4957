import type { events } from '@sufra/contracts';
import type { EventHandler } from '@sufra/service-kit';
import { knownMember } from './checkout/known-member.ts';
import type { SubscriptionModel } from './models/subscription-model.ts';

interface Deps {
  subscriptions: SubscriptionModel;
  nudge: () => void;
}

/** Writes down that a member has left; what is to be done at Stripe is tried from there until it is done. */
export const onAccessChanged =
  ({ subscriptions, nudge }: Deps): EventHandler<typeof events, 'user.access-changed'> =>
  async ({ data: { userId, deleted } }) => {
    if (!deleted) return;
    await knownMember(subscriptions, userId);
    const now = new Date();
    await subscriptions.updateOne(
      { _id: userId, leftAt: null },
      { $set: { leavingAt: now, nextCheckAt: now }, $inc: { v: 1 } },
    );
    nudge();
  };
