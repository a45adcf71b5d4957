import type { Subscription } from '@sufra/contracts';
import { type Limit, type Log, Problem, type Throttle } from '@sufra/service-kit';
import type { SubscriptionDocument } from '../models/subscription-model.ts';
import { awayProblem } from '../stripe/stripe-faults.ts';
import { withinPatience } from '../stripe/within-patience.ts';
import { isPremium } from './is-premium.ts';
import { lookAtCheckout } from './look-at-checkout.ts';
import { presentSubscription } from './present-subscription.ts';
import type { MemberDeps } from './refresh-member.ts';

export interface FindSubscriptionDeps extends MemberDeps {
  throttle: Throttle;
  looksPerMember: Limit;
  patienceMs: number;
  log: Log;
}

/**
 * What the billing page shows. While a checkout is open Stripe itself is asked what became of it: a member who comes back from there
 * may be faster than its event, and the event may never come.
 */
export async function findSubscription(deps: FindSubscriptionDeps, userId: string): Promise<Subscription> {
  const read = () => deps.subscriptions.findById(userId).lean<SubscriptionDocument>().exec();
  const member = await read();
  if (!member?.checkout?.sessionId || isPremium(member))
    return presentSubscription({ member, isConfirming: false });
  const isConfirming = await isUndecided(deps, member);
  return presentSubscription({ member: await read(), isConfirming });
}

/** Also when Stripe is away, or was asked too often by now: no member is told that nothing was paid who may have paid. */
async function isUndecided(deps: FindSubscriptionDeps, member: SubscriptionDocument): Promise<boolean> {
  const { throttle, looksPerMember, patienceMs, log } = deps;
  const { checkout, _id: userId } = member;
  if (!checkout) return false;
  try {
    await throttle.take(looksPerMember, userId);
    const looked = await withinPatience(patienceMs, () => lookAtCheckout(deps, member, checkout));
    return looked.state === 'undecided';
  } catch (error) {
    const problem = error instanceof Problem ? error : awayProblem(error);
    if (!problem) throw error;
    if (problem.code !== 'too_many_requests') log.warn({ err: error }, 'a checkout could not be looked at');
    return true;
  }
}
