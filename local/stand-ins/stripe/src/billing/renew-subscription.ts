import { nextPeriodEnd } from '../next-period-end.ts';
import type { Subscription } from '../store/records.ts';
import type { World } from '../world.ts';
import { changeSubscription } from './change-subscription.ts';
import { issueInvoice } from './issue-invoice.ts';
import { tryInvoice } from './try-invoice.ts';

export const periodEndOf = ({ items }: Subscription) =>
  Math.min(...items.data.map(item => item.current_period_end));

/** The next month begins and is to be paid. */
export function renewSubscription(world: World, subscription: Subscription): void {
  const start = periodEndOf(subscription);
  const period = { start, end: nextPeriodEnd(subscription.billing_cycle_anchor, start) };
  const data = subscription.items.data.map(item => ({
    ...item,
    current_period_start: period.start,
    current_period_end: period.end,
  }));
  const rolled = changeSubscription(world, subscription, { items: { ...subscription.items, data } });
  const { invoice, subscription: billed } = issueInvoice(world, {
    subscription: rolled,
    reason: 'subscription_cycle',
    period,
  });
  tryInvoice(world, invoice, billed);
}
