import type { Log } from '@sufra/service-kit';
import { trusted } from 'mongoose';
import type { InboxModel } from '../models/inbox-model.ts';
import type { SubscriptionDocument, SubscriptionModel } from '../models/subscription-model.ts';
import { endAttempt } from '../subscriptions/begin-attempt.ts';
import { endSubscription } from '../subscriptions/end-subscription.ts';
import { forgetMember } from '../subscriptions/forget-member.ts';
import { lookAtCheckout } from '../subscriptions/look-at-checkout.ts';
import { nextCheck } from '../subscriptions/next-check.ts';
import { type MemberDeps, refreshMember } from '../subscriptions/refresh-member.ts';
import { settle } from '../subscriptions/settle.ts';

export interface MemberWorkDeps extends MemberDeps {
  inbox: InboxModel;
  log: Log;
  leaseMs: number;
}

const maxAtOnce = 10;

/** Does what is due for members though neither they nor Stripe ask for it. Answers whether there may be more. */
export async function runDueMemberWork(deps: MemberWorkDeps): Promise<boolean> {
  const isDue = { nextCheckAt: trusted({ $lte: new Date() }) };
  const due = await deps.subscriptions
    .find(isDue, { _id: 1 })
    .sort({ nextCheckAt: 1 })
    .limit(maxAtOnce)
    .lean();
  const each = async (userId: string) => {
    const member = await claim(deps, userId);
    if (member) await runMemberWork(deps, member);
  };
  await Promise.all(due.map(({ _id }) => each(_id)));
  return due.length === maxAtOnce;
}

/** Until the lease ends no other replica looks; then it is due again by itself. */
function claim({ subscriptions, leaseMs }: MemberWorkDeps, userId: string) {
  const now = Date.now();
  return subscriptions
    .findOneAndUpdate(
      { _id: userId, nextCheckAt: trusted({ $lte: new Date(now) }) },
      { $set: { nextCheckAt: new Date(now + leaseMs) } },
      { returnDocument: 'after' },
    )
    .lean<SubscriptionDocument>()
    .exec();
}

async function runMemberWork(deps: MemberWorkDeps, member: SubscriptionDocument): Promise<void> {
  const { subscriptions, log } = deps;
  const { _id: userId, nextCheckAt } = member;
  try {
    await doWhatIsDue(deps, member);
  } catch (err) {
    log.warn({ err, userId }, 'a subscription cannot be looked after yet');
    // What time alone decides needs no answer of Stripe's.
    await settle(deps, userId);
  }
  await plan(subscriptions, { userId, nextCheckAt });
}

async function doWhatIsDue(deps: MemberWorkDeps, member: SubscriptionDocument): Promise<void> {
  const { _id: userId, checkout, endAskedAt, leavingAt } = member;
  if (leavingAt) return forgetMember(deps, member);
  if (endAskedAt) return endSubscription(deps, member);
  if (checkout?.sessionId) await lookAtCheckout(deps, member, checkout);
  // Its session was never known here, so no member was sent there.
  else if (checkout && checkout.expiresAt <= new Date())
    await endAttempt(deps.subscriptions, userId, checkout.number);
  const refreshed = await refreshMember(deps, { userId });
  if (refreshed?.member.endAskedAt) await endSubscription(deps, refreshed.member);
}

interface Plan {
  userId: string;
  nextCheckAt: Date | null | undefined;
}

/** A call that wants it looked at sooner has written so meanwhile, and that date stays. */
async function plan(subscriptions: SubscriptionModel, { userId, nextCheckAt }: Plan): Promise<void> {
  const member = await subscriptions.findById(userId).lean<SubscriptionDocument>();
  if (!member || member.nextCheckAt?.getTime() !== nextCheckAt?.getTime()) return;
  const next = nextCheck(member);
  await subscriptions.updateOne(
    { _id: userId, nextCheckAt },
    next ? { $set: { nextCheckAt: next } } : { $unset: { nextCheckAt: '' } },
  );
}
