import type { Log } from '@sufra/service-kit';
import { trusted } from 'mongoose';
import { endAttempt } from '../checkout/begin-attempt.ts';
import { lookAtCheckout } from '../checkout/look-at-checkout.ts';
import { endSubscription } from '../subscriptions/end-subscription.ts';
import { forgetMember } from '../subscriptions/forget-member.ts';
import { nextLook } from '../subscriptions/next-look.ts';
import { type MemberDeps, refreshMember } from '../subscriptions/refresh-member.ts';
import { settle } from '../subscriptions/settle.ts';
import type { SubscriptionDocument, SubscriptionModel } from '../subscriptions/subscription-model.ts';
import type { InboxModel } from '../webhook/inbox-model.ts';

export interface LookAfterDeps extends MemberDeps {
  inbox: InboxModel;
  log: Log;
  leaseMs: number;
}

const maxAtOnce = 10;

/** Does what is due for members of whom nobody says anything. Answers whether there may be more. */
export async function runDueMemberWork(deps: LookAfterDeps): Promise<boolean> {
  const isDue = { lookAt: trusted({ $lte: new Date() }) };
  const due = await deps.subscriptions.find(isDue, { _id: 1 }).sort({ lookAt: 1 }).limit(maxAtOnce).lean();
  const each = async (userId: string) => {
    const member = await claim(deps, userId);
    if (member) await lookAfter(deps, member);
  };
  await Promise.all(due.map(({ _id }) => each(_id)));
  return due.length === maxAtOnce;
}

/** Until the lease ends nobody else looks; then it is due again by itself. */
function claim({ subscriptions, leaseMs }: LookAfterDeps, userId: string) {
  const now = Date.now();
  return subscriptions
    .findOneAndUpdate(
      { _id: userId, lookAt: trusted({ $lte: new Date(now) }) },
      { $set: { lookAt: new Date(now + leaseMs) } },
      { returnDocument: 'after' },
    )
    .lean<SubscriptionDocument>()
    .exec();
}

async function lookAfter(deps: LookAfterDeps, member: SubscriptionDocument): Promise<void> {
  const { subscriptions, log } = deps;
  const { _id: userId, lookAt } = member;
  try {
    await doWhatIsDue(deps, member);
  } catch (err) {
    log.warn({ err, userId }, 'a subscription cannot be looked after yet');
    // What time alone decides needs no answer of Stripe's.
    await settle(deps, userId);
  }
  await plan(subscriptions, { userId, lookAt });
}

async function doWhatIsDue(deps: LookAfterDeps, member: SubscriptionDocument): Promise<void> {
  const { _id: userId, checkout, endAskedAt, leavingAt } = member;
  if (leavingAt) return forgetMember(deps, member);
  if (endAskedAt) return endSubscription(deps, member);
  if (checkout?.sessionId) await lookAtCheckout(deps, member, checkout);
  // Its session was never known to anybody here, so nobody was led there.
  else if (checkout && checkout.expiresAt <= new Date())
    await endAttempt(deps.subscriptions, userId, checkout.number);
  const refreshed = await refreshMember(deps, { userId });
  if (refreshed?.member.endAskedAt) await endSubscription(deps, refreshed.member);
}

interface Plan {
  userId: string;
  lookAt: Date | null | undefined;
}

/** Somebody who wants it looked at sooner has written so meanwhile, and keeps their word. */
async function plan(subscriptions: SubscriptionModel, { userId, lookAt }: Plan): Promise<void> {
  const member = await subscriptions.findById(userId).lean<SubscriptionDocument>();
  if (!member || member.lookAt?.getTime() !== lookAt?.getTime()) return;
  const next = nextLook(member);
  await subscriptions.updateOne(
    { _id: userId, lookAt },
    next ? { $set: { lookAt: next } } : { $unset: { lookAt: '' } },
  );
}
