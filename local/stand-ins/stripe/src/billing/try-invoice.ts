import type { Decline } from '../cards.ts';
import { idOf } from '../id-of.ts';
import { newInvoicePayment } from '../objects/new-invoice-payment.ts';
import { newPaymentIntent } from '../objects/new-payment-intent.ts';
import type { Invoice, PaymentIntent, PaymentMethod, Subscription } from '../store/records.ts';
import { emit } from '../webhooks/emit.ts';
import type { World } from '../world.ts';
import { changeSubscription } from './change-subscription.ts';
import { chargeCard } from './charge-card.ts';
import { endSubscription } from './end-subscription.ts';
import { liveCustomer } from './live-customer.ts';
import { paymentOf, settleInvoice } from './settle-invoice.ts';

const day = 86_400;
/** After a first failure; Stripe's own schedule unless one has set another. */
const retryDelays = [3 * day, 5 * day, 7 * day];

function cardFor({ store }: World, subscription: Subscription): PaymentMethod | undefined {
  const customer = liveCustomer(store, subscription.customer);
  const reference = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
  return reference ? store.get('paymentMethod', idOf(reference)) : undefined;
}

function intentOf(world: World, invoice: Invoice): PaymentIntent {
  const { store, clock } = world;
  const reference = paymentOf(world, invoice)?.payment.payment_intent;
  const known = reference && store.get('paymentIntent', idOf(reference));
  if (known) return known;
  const intent = newPaymentIntent({
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer && idOf(invoice.customer),
    description: 'Subscription update',
    created: clock.now(),
  });
  store.put('paymentIntent', intent);
  store.put('invoicePayment', newInvoicePayment(invoice, intent.id));
  return intent;
}

function failInvoice(world: World, invoice: Invoice): Invoice {
  const { store, clock } = world;
  const delay = retryDelays[invoice.attempt_count];
  const failed: Invoice = {
    ...invoice,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    auto_advance: delay !== undefined,
    next_payment_attempt: delay === undefined ? null : clock.now() + delay,
  };
  store.put('invoice', failed);
  emit(world, { type: 'invoice.payment_failed', object: failed });
  return failed;
}

function giveUp(world: World, subscription: Subscription) {
  return endSubscription(world, subscription, { reason: 'payment_failed' });
}

interface Tried {
  subscription: Subscription;
  decline: Decline | undefined;
}

/** A renewal, or one more try of it: paid is active again, failed is past due and later over. */
export function tryInvoice(world: World, invoice: Invoice, subscription: Subscription): Tried {
  const method = cardFor(world, subscription);
  if (!method) throw new Error('a subscription without a card');
  const { intent, decline } = chargeCard(world, {
    intent: intentOf(world, invoice),
    method,
    isRenewal: true,
  });
  if (!decline) {
    settleInvoice(world, invoice, intent);
    return { subscription: changeSubscription(world, subscription, { status: 'active' }), decline };
  }
  const { next_payment_attempt } = failInvoice(world, invoice);
  if (next_payment_attempt === null) return { subscription: giveUp(world, subscription), decline };
  return { subscription: changeSubscription(world, subscription, { status: 'past_due' }), decline };
}
