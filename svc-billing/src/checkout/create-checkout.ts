import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '@sufra/service-kit';
import type { OpenCheckout, SubscriptionDocument } from '../models/subscription-model.ts';
import { isInHand, isMissing, isRefusal, isUnanswered } from '../stripe/stripe-faults.ts';
import { isFinal } from '../subscriptions/at-stripe.ts';
import { beginAttempt, endAttempt } from '../subscriptions/begin-attempt.ts';
import { endAtStripe, expireCheckout } from '../subscriptions/end-at-stripe.ts';
import { endSubscription } from '../subscriptions/end-subscription.ts';
import { isPremium } from '../subscriptions/is-premium.ts';
import { lookAtCheckout } from '../subscriptions/look-at-checkout.ts';
import { refreshMember } from '../subscriptions/refresh-member.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { createSession } from './create-session.ts';
import { customerOf, dropCustomer } from './customer-of.ts';
import { knownMember } from './known-member.ts';

interface CreateCheckout {
  userId: string;
  priceId: string;
  email?: string | undefined;
}

const maxTurns = 12;
const pauseMs = 250;

/**
 * Where to pay. One member has one open checkout at most: a member who asks again, in another tab or after a lost answer, is led to
 * the same one, so none can pay twice.
 */
export async function createCheckout(
  deps: CheckoutDeps,
  { priceId, ...asked }: CreateCheckout,
): Promise<{ url: string }> {
  if (priceId !== deps.priceId) throw new Problem('unknown_price');
  await deps.throttle.take(deps.checkoutsPerMember, asked.userId);
  return deps.sharing(asked.userId, () => inTurns(deps, asked));
}

type Asked = Omit<CreateCheckout, 'priceId'>;

async function inTurns(deps: CheckoutDeps, { userId, email }: Asked): Promise<{ url: string }> {
  for (let turn = 1; turn <= maxTurns; turn += 1) {
    const url = await oneTurn(deps, await knownMember(deps.subscriptions, userId), email);
    if (url) return { url };
    await wait(pauseMs * Math.random());
  }
  throw new Problem('service_unavailable', { retryAfterSeconds: 2 });
}

/** The address, or nothing when something has changed and it is to be looked at anew. */
async function oneTurn(
  deps: CheckoutDeps,
  member: SubscriptionDocument,
  email?: string,
): Promise<string | undefined> {
  if (member.leavingAt || member.leftAt) throw new Problem('session_ended');
  if (member.endAskedAt) return anew(endSubscription(deps, member));
  if (isPremium(member)) throw new Problem('already_premium');
  const { checkout } = member;
  if (checkout?.sessionId) return ofOpenCheckout(deps, member, checkout);
  if (member.atStripe && !isFinal(member.atStripe)) return anew(endLeftOver(deps, member));
  // One whose answer was lost is asked for again by its name: what it made then is what comes back now.
  if (checkout) return attempt(deps, { member, email, checkout, isFirst: false });
  const begun = await beginAttempt({ ...deps, member });
  return begun?.checkout
    ? attempt(deps, { member: begun, email, checkout: begun.checkout, isFirst: true })
    : undefined;
}

const anew = (work: Promise<unknown>) => work.then(() => undefined);

async function ofOpenCheckout(deps: CheckoutDeps, member: SubscriptionDocument, checkout: OpenCheckout) {
  const looked = await lookAtCheckout(deps, member, checkout);
  if (looked.state === 'undecided') throw new Problem('already_premium');
  return looked.state === 'open' ? looked.url : undefined;
}

/** An unpaid one gives nothing and would still take money one day. */
async function endLeftOver(deps: CheckoutDeps, member: SubscriptionDocument) {
  await endAtStripe(deps, member);
  await refreshMember(deps, { userId: member._id });
}

interface Attempt {
  member: SubscriptionDocument;
  email: string | undefined;
  checkout: OpenCheckout;
  /** It was not asked for before. */
  isFirst: boolean;
}

async function attempt(deps: CheckoutDeps, { member, email, checkout, isFirst }: Attempt) {
  const { stripe, subscriptions, priceId, publicOrigin } = deps;
  const { _id: userId } = member;
  try {
    const customer = await customerOf(deps, member, email);
    const session = await createSession({
      stripe,
      userId,
      customer,
      attempt: checkout,
      priceId,
      publicOrigin,
    });
    const { matchedCount } = await subscriptions.updateOne(
      { _id: userId, 'checkout.number': checkout.number, leavingAt: null },
      { $set: { 'checkout.sessionId': session.id, 'checkout.url': session.url } },
    );
    if (matchedCount > 0 && isFirst && session.url) return session.url;
    // Another call ended this attempt meanwhile: the member shall not pay there.
    if (matchedCount === 0) await expireCheckout(stripe, session.id);
    // What comes back for a lost answer is how it was then; the next turn looks how it is now.
    return undefined;
  } catch (error) {
    if (isInHand(error)) return undefined;
    if (isUnanswered(error) || error instanceof Problem) throw error;
    await endAttempt(subscriptions, userId, checkout.number);
    if (isMissing(error, 'customer')) await dropCustomer(subscriptions, member);
    // An old attempt may ask for what is not possible any more: the next turn makes a new one.
    else if (isFirst || !isRefusal(error)) throw error;
    return undefined;
  }
}
