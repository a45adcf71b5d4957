import { isDuplicateKey } from '@sufra/service-kit';
import { trusted } from 'mongoose';
import type Stripe from 'stripe';
import type { PaymentDocument, PaymentModel } from '../models/payment-model.ts';
import { idOf } from '../stripe/id-of.ts';
import { instant } from '../stripe/instant.ts';
import { isOurMoney, type Ours } from '../stripe/ours.ts';
import { moneyBack } from './money-back.ts';
import { type SettlePaymentDeps, settlePayment } from './settle-payment.ts';

export interface PaymentDeps extends SettlePaymentDeps {
  stripe: Stripe;
  ours: Ours;
  payments: PaymentModel;
}

interface OfMember {
  userId: string;
  customerId: string;
  subscriptionIds: readonly string[];
}

interface RefreshPayment {
  invoiceId: string;
  /** Absent for a payment that is here already, of a member who may have left. */
  ofMember?: OfMember;
}

/** Brings what is known of one invoice up to what Stripe says now, and the ledger and the receipt with it. */
export async function refreshPayment(deps: PaymentDeps, { invoiceId, ofMember }: RefreshPayment) {
  const { stripe, payments, ours } = deps;
  const asking = await takeTicket(payments, invoiceId, ofMember);
  if (!asking) return;
  const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
  const isKnown = Boolean(asking.outcome);
  if (!isOurMoney(ours, invoice) || !(isKnown || isOf(ofMember, invoice)) || !wasTried(invoice)) {
    // Nothing was ever said of it, so there is nothing to remember.
    await payments.deleteOne({ _id: invoiceId, outcome: null });
    return;
  }
  const intents = intentsOf(invoice);
  const back = invoice.status === 'paid' ? await moneyBack(stripe, intents, invoice.amount_paid) : noneBack;
  const isNewest = await write(payments, invoiceId, {
    ...outcomeOf(invoice),
    ...back,
    intents,
    receiptUrl: invoice.hosted_invoice_url ?? null,
    isUnsettled: true,
    heard: asking.asked ?? 0,
  });
  if (isNewest) await settlePayment(deps, invoiceId);
}

const noneBack = { refunded: 0, lost: 0, isDisputed: false };

async function takeTicket(payments: PaymentModel, invoiceId: string, ofMember: OfMember | undefined) {
  const filter = { _id: invoiceId };
  const update = {
    $inc: { asked: 1 },
    ...(ofMember ? { $setOnInsert: { userId: ofMember.userId } } : {}),
  };
  const ask = () =>
    payments
      .findOneAndUpdate(filter, update, { upsert: Boolean(ofMember), returnDocument: 'after' })
      .lean<PaymentDocument>()
      .exec();
  try {
    return await ask();
  } catch (error) {
    // Two were the first at once.
    if (!isDuplicateKey(error)) throw error;
    return ask();
  }
}

function isOf(ofMember: OfMember | undefined, invoice: Stripe.Invoice): boolean {
  const subscription = idOf(invoice.parent?.subscription_details?.subscription);
  return (
    ofMember !== undefined &&
    idOf(invoice.customer) === ofMember.customerId &&
    subscription !== undefined &&
    ofMember.subscriptionIds.includes(subscription)
  );
}

const wasTried = ({ status, amount_paid, attempt_count }: Stripe.Invoice) =>
  status === 'paid' ? amount_paid > 0 : attempt_count > 0;

function outcomeOf(invoice: Stripe.Invoice) {
  const { status, amount_paid, amount_due, created, status_transitions } = invoice;
  if (status !== 'paid') return { outcome: 'failed' as const, amount: amount_due, at: instant(created) };
  return {
    outcome: 'paid' as const,
    amount: amount_paid,
    at: instant(status_transitions.paid_at ?? created),
  };
}

function intentsOf({ payments }: Stripe.Invoice): string[] {
  const paid = payments?.data.filter(({ status }) => status === 'paid') ?? [];
  return paid.flatMap(({ payment }) => idOf(payment.payment_intent) ?? []);
}

/** False when a newer answer is in there already. */
async function write(payments: PaymentModel, invoiceId: string, row: Partial<PaymentDocument>) {
  const isOlder = { _id: invoiceId, heard: trusted({ $not: { $gte: row.heard } }) };
  const { matchedCount } = await payments.updateOne(isOlder, { $set: row });
  return matchedCount > 0;
}
