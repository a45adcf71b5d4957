import { premium, type Subscription } from '@sufra/contracts';
import type { SubscriptionDocument } from '../models/subscription-model.ts';
import { isPremium } from './is-premium.ts';

interface Present {
  member: SubscriptionDocument | null;
  /** The member may have paid, and Stripe cannot say yet. */
  isConfirming: boolean;
}

const iso = (date: Date | null | undefined) => date?.toISOString() ?? null;

function stateOf(member: SubscriptionDocument, hasPremium: boolean, isConfirming: boolean) {
  if (hasPremium) return member.atStripe?.status === 'past_due' ? 'past_due' : 'active';
  if (isConfirming) return 'confirming';
  return member.status === 'none' ? 'none' : 'ended';
}

export function presentSubscription({ member, isConfirming }: Present): Subscription {
  if (!member)
    return {
      state: 'none',
      isPremium: false,
      since: null,
      nextPayment: null,
      premiumUntil: null,
      endedAt: null,
      canManagePayment: false,
    };
  const hasPremium = isPremium(member);
  const state = stateOf(member, hasPremium, isConfirming);
  const { atStripe, graceEndsAt, since } = member;
  const at = state === 'active' && !atStripe?.endsAt ? atStripe?.periodEnd : null;
  // A grace whose end no replica has noticed yet has ended all the same.
  const endedAt = member.status === 'active' ? graceEndsAt : since;
  return {
    state,
    isPremium: hasPremium,
    since: hasPremium ? iso(since) : null,
    nextPayment:
      at && atStripe ? { at: at.toISOString(), amount: atStripe.amount, currency: premium.currency } : null,
    premiumUntil: hasPremium ? iso(graceEndsAt ?? atStripe?.endsAt) : null,
    endedAt: hasPremium || member.status === 'none' ? null : iso(endedAt),
    canManagePayment: Boolean(member.customerId),
  };
}
