import type { OpenCheckout, SubscriptionDocument } from '../models/subscription-model.ts';
import { isFinal } from './at-stripe.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Soon at first, when the member may be paying, and then less and less often. */
function checkoutCheck({ startedAt }: OpenCheckout, now: Date): Date {
  const age = now.getTime() - startedAt.getTime();
  return after(now, Math.min(5 * minute, Math.max(20 * second, age / 2)));
}

type Known = Pick<
  SubscriptionDocument,
  'status' | 'atStripe' | 'graceEndsAt' | 'checkout' | 'endAskedAt' | 'leavingAt'
>;

/** When a member is to be looked at although neither the member nor Stripe asks for it. Null when there is nothing to wait for. */
export function nextCheck(known: Known, now = new Date()): Date | null {
  const { status, atStripe, graceEndsAt, checkout, endAskedAt, leavingAt } = known;
  const checks: Date[] = [];
  if (endAskedAt || leavingAt) checks.push(after(now, 15 * second));
  if (checkout) checks.push(checkoutCheck(checkout, now));
  if (status === 'active' && graceEndsAt) checks.push(graceEndsAt);
  if (status === 'active' && atStripe && !isFinal(atStripe)) {
    // A renewal is charged about an hour after its period begins.
    const due = atStripe.endsAt ?? (atStripe.periodEnd && after(atStripe.periodEnd, 2 * hour));
    if (due) checks.push(due > now ? due : after(now, hour));
  }
  return checks.sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
}
