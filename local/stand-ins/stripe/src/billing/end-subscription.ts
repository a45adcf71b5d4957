import type { Subscription } from '../store/records.ts';
import { emit } from '../webhooks/emit.ts';
import type { World } from '../world.ts';

type Details = NonNullable<Subscription['cancellation_details']>;

/** For good: nothing makes it active again, and what was not paid is not tried once more. */
export function endSubscription(
  world: World,
  subscription: Subscription,
  details: Partial<Details>,
): Subscription {
  const { store, clock } = world;
  const now = clock.now();
  const ended: Subscription = {
    ...subscription,
    cancel_at_period_end: false,
    canceled_at: subscription.canceled_at ?? now,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: 'cancellation_requested',
      ...details,
    },
    ended_at: now,
    status: 'canceled',
  };
  store.put('subscription', ended);
  for (const invoice of store.all('invoice')) {
    const parent = invoice.parent?.subscription_details?.subscription;
    if (parent !== subscription.id || invoice.status !== 'open') continue;
    store.put('invoice', { ...invoice, auto_advance: false, next_payment_attempt: null });
  }
  emit(world, { type: 'customer.subscription.deleted', object: ended });
  return ended;
}
