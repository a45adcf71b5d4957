import type Stripe from 'stripe';
import type { AtStripe } from '../models/subscription-model.ts';
import { instant } from '../stripe/instant.ts';

const final = new Set(['canceled', 'incomplete_expired']);

/** Nothing can come of it any more. */
export const isFinal = ({ status }: { status: string }) => final.has(status);

const instantOrNull = (seconds: number | null | undefined) => (seconds ? instant(seconds) : null);

function endsAtOf({ cancel_at, cancel_at_period_end }: Stripe.Subscription, periodEnd: Date | null) {
  if (cancel_at) return instant(cancel_at);
  return cancel_at_period_end ? periodEnd : null;
}

export function atStripe(subscription: Stripe.Subscription): AtStripe {
  const [item] = subscription.items.data;
  const periodEnd = instantOrNull(item?.current_period_end);
  return {
    id: subscription.id,
    status: subscription.status,
    startedAt: instant(subscription.start_date),
    periodStart: instantOrNull(item?.current_period_start),
    periodEnd,
    amount: (item?.price.unit_amount ?? 0) * (item?.quantity ?? 1),
    endsAt: endsAtOf(subscription, periodEnd),
    endedAt: instantOrNull(subscription.ended_at),
  };
}
