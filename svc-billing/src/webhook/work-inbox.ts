import { keepRenewed, type Log } from '@sufra/service-kit';
import type { InboxDocument, InboxModel } from '../models/inbox-model.ts';
import { invoicesOf } from '../payments/invoices-of.ts';
import { isKnownAsPaid } from '../payments/is-known-as-paid.ts';
import { refreshPayment } from '../payments/refresh-payment.ts';
import { isMissing } from '../stripe/stripe-faults.ts';
import { type MemberDeps, refreshMember } from '../subscriptions/refresh-member.ts';
import { type Claimed, claimDue, releaseClaim } from './claim-due.ts';

export interface InboxDeps extends MemberDeps {
  inbox: InboxModel;
  log: Log;
  leaseMs: number;
}

/** Renewed while work goes on: a killed replica keeps no payment waiting for longer. */
const longestLeaseMs = 10_000;

/** Works on every event that is due. Answers whether there was any. */
export async function workInbox(deps: InboxDeps): Promise<boolean> {
  const leaseMs = Math.min(deps.leaseMs, longestLeaseMs);
  const claimed = await claimDue(deps.inbox, leaseMs);
  const [first] = claimed;
  if (!first) return false;
  const { lease } = first;
  const renew = () =>
    deps.inbox.updateMany(lease.isMine, { $set: { leaseUntil: new Date(Date.now() + leaseMs) } });
  const endRenewing = keepRenewed(async () => renew(), leaseMs);
  await Promise.all(claimed.map(one => workOn(deps, one))).finally(endRenewing);
  return true;
}

async function workOn(deps: InboxDeps, claimed: Claimed): Promise<void> {
  const { inbox, log } = deps;
  try {
    await takeUp(deps, claimed.rows);
    await releaseClaim(inbox, { claimed, isDone: true });
  } catch (err) {
    const [first] = claimed.rows;
    const about = { stripeEvent: first?._id, type: first?.type, tries: first?.tries };
    log.warn({ err, ...about }, 'an event of Stripe’s cannot be worked on yet; it is kept');
    await releaseClaim(inbox, { claimed, isDone: false });
  }
}

/** However many events there are about one member, Stripe is asked once. */
async function takeUp(deps: InboxDeps, rows: readonly InboxDocument[]): Promise<void> {
  const { subscriptions, payments } = deps;
  const [{ customerId, chargeId } = {}] = rows;
  if (!customerId) return chargeId ? takeUpCharge(deps, chargeId) : undefined;
  const member = await subscriptions.findOne({ customerId }, { _id: 1 }).lean();
  if (!member) return;
  const invoices: string[] = [];
  for (const invoiceId of new Set(rows.flatMap(row => row.invoiceId ?? [])))
    if (!(await isKnownAsPaid(payments, invoiceId))) invoices.push(invoiceId);
  await refreshMember(deps, { userId: member._id, invoices });
}

/** Money that went back; also of a member who has left, whose payments are here without a name. */
async function takeUpCharge(deps: InboxDeps, chargeId: string): Promise<void> {
  const { payments, subscriptions } = deps;
  const { customerId, invoiceIds } = await invoicesOf(deps, chargeId).catch(error => {
    if (isMissing(error)) return { customerId: undefined, invoiceIds: [] };
    throw error;
  });
  const member = customerId && (await subscriptions.findOne({ customerId }, { _id: 1 }).lean());
  if (member) {
    await refreshMember(deps, { userId: member._id, invoices: invoiceIds });
    return;
  }
  for (const invoiceId of invoiceIds)
    if (await payments.exists({ _id: invoiceId })) await refreshPayment(deps, { invoiceId });
}
