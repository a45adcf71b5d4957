import type { SubscriptionDocument } from '../models/subscription-model.ts';
import { isKnownAsPaid } from '../payments/is-known-as-paid.ts';
import { type PaymentDeps, refreshPayment } from '../payments/refresh-payment.ts';
import { type AskDeps, ourSubscriptions, reading, takeTicket } from './ask-stripe.ts';
import { differs, type SettleDeps, settle } from './settle.ts';

export type MemberDeps = AskDeps & SettleDeps & PaymentDeps;

interface Refresh {
  userId: string;
  /** That something was said of, beside the newest one. */
  invoices?: readonly string[];
}

interface Refreshed {
  member: SubscriptionDocument;
  isChanged: boolean;
}

/**
 * Brings a member's state up to what Stripe says now. The reason for asking decides nothing: events in any order,
 * twice or never end in the same state.
 */
export async function refreshMember(
  deps: MemberDeps,
  { userId, invoices = [] }: Refresh,
): Promise<Refreshed | null> {
  const { subscriptions, ours } = deps;
  const asking = await takeTicket(subscriptions, userId);
  if (!asking) return null;
  if (!asking.customerId) return { member: asking, isChanged: false };
  const list = await ourSubscriptions(deps, asking.customerId);
  const { latestInvoice, ...answer } = reading(ours, list);
  const settled = await settle(deps, userId, { ticket: asking.asked ?? 0, ...answer });
  const isNewsworthy = latestInvoice && !(await isKnownAsPaid(deps.payments, latestInvoice));
  const ofMember = {
    userId,
    customerId: asking.customerId,
    subscriptionIds: list.map(({ id }) => id),
  };
  for (const invoiceId of new Set([...(isNewsworthy ? [latestInvoice] : []), ...invoices]))
    await refreshPayment(deps, { invoiceId, ofMember });
  return { member: settled?.after ?? asking, isChanged: settled ? differs(settled) : false };
}
