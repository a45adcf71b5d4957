import type Stripe from 'stripe';
import type { OpenCheckout, SubscriptionDocument } from '../models/subscription-model.ts';
import { isMissing } from '../stripe/stripe-faults.ts';
import { endAttempt } from './begin-attempt.ts';
import { type MemberDeps, refreshMember } from './refresh-member.ts';

export type Looked =
  | { state: 'open'; url: string }
  /** Paid or not: the member's state says what came of it. */
  | { state: 'over' }
  /** It was completed, and Stripe does not say yet what comes of it. */
  | { state: 'undecided' };

/** Asks Stripe what became of a member's checkout, and takes up what was paid there. */
export async function lookAtCheckout(
  deps: MemberDeps,
  { _id: userId }: SubscriptionDocument,
  { sessionId = '', number }: OpenCheckout,
): Promise<Looked> {
  const session = await retrieved(deps.stripe, sessionId);
  if (session?.status === 'open' && session.url) return { state: 'open', url: session.url };
  if (session?.status === 'complete') {
    const refreshed = await refreshMember(deps, { userId });
    const status = refreshed?.member.atStripe?.status;
    if (!status || status === 'incomplete') return { state: 'undecided' };
  }
  await endAttempt(deps.subscriptions, userId, number);
  return { state: 'over' };
}

async function retrieved(stripe: Stripe, sessionId: string) {
  try {
    return await stripe.checkout.sessions.retrieve(sessionId);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
